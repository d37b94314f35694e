import type { WithdrawnView } from '@mediatheque/contract/core/withdrawn.ts'
import { Button } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslate } from '../lib/i18n.ts'
import { MessagePage } from './message-page.tsx'

/** Written by the server, and loaded by browsers that need it: few ever do. */
const WithdrawnPage = import.meta.env.SSR
  ? (await import('../features/links/takedowns/withdrawn-page.tsx')).default
  : lazy(() => import('../features/links/takedowns/withdrawn-page.tsx'))

/** With `data` it was withdrawn, and the page says so. */
export function NotFoundPage({ data }: { data?: unknown }) {
  const t = useTranslate()
  const words = wordsOf(useLocation().pathname)
  if (data)
    return (
      <Suspense>
        <WithdrawnPage withdrawn={data as WithdrawnView} />
      </Suspense>
    )
  return (
    <MessagePage
      mark="404"
      title={t('There is nothing here')}
      text={t('The page may have moved, or the title may have been taken out of the catalogue.')}
    >
      <Button component={Link} to="/">
        {t('Take me there!')}
      </Button>
      {words && (
        <Button
          component={Link}
          to={`/search/${encodeURIComponent(words)}` as '/'}
          variant="default"
        >
          {t('Search for “:query”', { query: words })}
        </Button>
      )}
    </MessagePage>
  )
}

const LONGEST_SEARCH = 60

/** What an address speaks of, in words: `/titles/12/night-of-the-living-dead` is about the night of the living dead. */
function wordsOf(path: string): string {
  const name = path.split('/').findLast((part) => /\p{L}{3}/u.test(part)) ?? ''
  return name
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SEARCH)
}
