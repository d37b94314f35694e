import {
  SEARCH_COUNT_LIMIT,
  type SearchResponse,
} from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { MediaGrid } from '../../../ui/media-card.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { PersonCard } from '../title-cards/person-card.tsx'
import { haveSeveralShapes } from '../title-cards/artwork.ts'
import { TitleCard } from '../title-cards/title-card.tsx'
import { NoResults } from './no-results.tsx'
import type { SearchPageOptions } from './search.queries.ts'
import classes from './search-page.module.css'

interface SearchResultsProps {
  query: string
  options: SearchPageOptions
  response: SearchResponse
  isLoading: boolean
}

const EAGER = 4

/** Titles and people behind two tabs that are links. */
export function SearchResults({ query, options, response, isLoading }: SearchResultsProps) {
  const t = useTranslate()
  const kind = options.type ?? 'title'
  const { counts, results } = response
  const other =
    kind === 'title' ? (counts.person > 0 ? 'person' : null) : counts.title > 0 ? 'title' : null
  const isMixed = haveSeveralShapes(results.filter((result) => result.model_type === 'title'))
  return (
    <>
      <nav className={classes.tabs} aria-label={t('Search')}>
        <Tab name={t('Titles')} count={counts.title} search={{}} isCurrent={kind === 'title'} />
        <Tab
          name={t('People')}
          count={counts.person}
          search={{ type: 'person' }}
          isCurrent={kind === 'person'}
        />
      </nav>
      <div className={classes.results} data-loading={isLoading || undefined} aria-busy={isLoading}>
        {results.length === 0 ? (
          <NoResults query={query} other={other} />
        ) : (
          <MediaGrid>
            {results.map((result, index) => (
              <li key={result.id}>
                {result.model_type === 'title' ? (
                  <TitleCard title={result} isEager={index < EAGER} isAmongOthers={isMixed} />
                ) : (
                  <PersonCard
                    person={result}
                    facts={[result.known_for && t(result.known_for), result.primary_credit?.name]
                      .filter(Boolean)
                      .join(' · ')}
                  />
                )}
              </li>
            ))}
          </MediaGrid>
        )}
        <Pagination
          page={response.page}
          lastPage={response.last_page}
          hasNext={response.page < response.last_page}
          labels={{ navigation: t('Other pages'), previous: t('Previous'), next: t('Next') }}
          link={(page, { children, ...rest }) => (
            <Link
              to="."
              search={{ ...options, page: page === 1 ? undefined : page } as never}
              {...rest}
            >
              {children}
            </Link>
          )}
        />
      </div>
    </>
  )
}

function Tab({
  name,
  count,
  search,
  isCurrent,
}: {
  name: string
  count: number
  search: SearchPageOptions
  isCurrent: boolean
}) {
  const format = useFormat()
  return (
    <Link
      to="."
      search={search as never}
      activeOptions={{ exact: true }}
      aria-current={isCurrent ? 'page' : undefined}
      resetScroll={false}
    >
      {name}{' '}
      <span>
        {format.number(count)}
        {count >= SEARCH_COUNT_LIMIT && '+'}
      </span>
    </Link>
  )
}
