import { Button } from '@mantine/core'
import { IconFilterOff, IconMoodEmpty } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { tellFailedSearch } from '../../../lib/tell-visits.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { MediaGrid } from '../../../ui/media-card.tsx'
import { TitleCard } from '../title-cards/title-card.tsx'
import { trendingQuery } from './search.queries.ts'
import type { SearchTab } from './search-tabs.tsx'
import classes from './search-page.module.css'

interface NoResultsProps {
  query: string
  /** Where something was found. */
  others: readonly SearchTab[]
  /** Whether titles were narrowed: then the same search without that is the way on. */
  isNarrowed: boolean
}

/** What to do when a query finds nothing. */
export function NoResults({ query, others, isNarrowed }: NoResultsProps) {
  const t = useTranslate()
  const { user, can } = useSession()
  const isMissing = !isNarrowed && others.length === 0
  useEffect(() => (isMissing ? tellFailedSearch(query) : undefined), [isMissing, query])
  if (isNarrowed)
    return (
      <EmptyState
        icon={<IconFilterOff size={32} stroke={1.5} />}
        title={t('Nothing matches these filters')}
        text={t('Take one away, or look without filters.')}
      >
        <Button component={Link} to="." search={{} as never} variant="default">
          {t('Search without filters')}
        </Button>
      </EmptyState>
    )
  const mayAsk = user && can('requests.view') && can('requests.create')
  return (
    <>
      <EmptyState
        icon={<IconMoodEmpty size={32} stroke={1.5} />}
        title={
          others.length > 0
            ? t('Nothing of this kind for “:query”', { query })
            : t('Nothing was found for “:query”', { query })
        }
        text={
          others.length > 0
            ? t('Something else has this name.')
            : t('Check the spelling, use fewer words, or try the original name.')
        }
      >
        {others.map(({ kind, name, search }) => (
          <Button key={kind} component={Link} to="." search={search as never} variant="default">
            {name}
          </Button>
        ))}
        {mayAsk && (
          <Button
            component={Link}
            to="/requests"
            search={{ query } as never}
            hash="ask"
            variant={others.length > 0 ? 'subtle' : 'filled'}
          >
            {t('Request this title')}
          </Button>
        )}
        {others.length === 0 && !mayAsk && (
          <Button component={Link} to="/" variant="default">
            {t('Home')}
          </Button>
        )}
      </EmptyState>
      {others.length === 0 && <Trending />}
    </>
  )
}

/** What others look at, for who did not find what they were after. */
export function Trending() {
  const t = useTranslate()
  const { data } = useQuery(trendingQuery())
  if (!data?.titles.length) return null
  return (
    <section aria-labelledby="trending" className={classes.trending}>
      <h2 id="trending">{t('Trending')}</h2>
      <MediaGrid>
        {data.titles.map((title) => (
          <li key={title.id}>
            <TitleCard title={title} />
          </li>
        ))}
      </MediaGrid>
    </section>
  )
}
