import { Button } from '@mantine/core'
import { IconMoodEmpty } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** What to do when a query finds nothing. */
export function NoResults({ query, other }: { query: string; other: 'title' | 'person' | null }) {
  const t = useTranslate()
  return (
    <EmptyState
      icon={<IconMoodEmpty size={32} stroke={1.5} />}
      title={
        other === 'title'
          ? t('No people, but titles were found')
          : other === 'person'
            ? t('No titles, but people were found')
            : t('Nothing was found for “:query”', { query })
      }
      text={other ? '' : t('Check the spelling, use fewer words, or try the original name.')}
    >
      {other ? (
        <Button
          component={Link}
          to="."
          search={(other === 'person' ? { type: 'person' } : {}) as never}
          variant="default"
        >
          {other === 'person' ? t('People') : t('Titles')}
        </Button>
      ) : (
        <Button component={Link} to="/" variant="default">
          {t('Home')}
        </Button>
      )}
    </EmptyState>
  )
}
