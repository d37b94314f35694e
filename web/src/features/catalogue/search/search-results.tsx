import type {
  SearchKind,
  SearchResponse,
} from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { MediaGrid } from '../../../ui/media-card.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { haveSeveralShapes } from '../title-cards/artwork.ts'
import { PersonCard } from '../title-cards/person-card.tsx'
import { TitleCard } from '../title-cards/title-card.tsx'
import { NoResults } from './no-results.tsx'
import classes from './search-page.module.css'
import { listTabs, SearchTabs } from './search-tabs.tsx'

/** What the route adds of other features. */
export interface SearchParts {
  kind: SearchKind
  /** The one that was last chosen, whose results may be on their way. */
  chosenKind: SearchKind
  /** The address as it is, without its page. */
  search: object
  isNarrowed: boolean
  /** Filters and order of titles. */
  renderFilters(): ReactNode
  /** What is chosen of them. */
  renderChosen(filters: SearchResponse['filters']): ReactNode
  renderLists(lists: SearchResponse['lists']): ReactNode
}

interface SearchResultsProps extends SearchParts {
  query: string
  response: SearchResponse
  isLoading: boolean
}

const EAGER = 4

/** Titles, people and lists behind tabs that are links. */
export function SearchResults({ query, response, isLoading, ...parts }: SearchResultsProps) {
  const t = useTranslate()
  const { kind, search, isNarrowed } = parts
  const tabs = listTabs(response.counts, t)
  const isNothing = response.results.length + response.lists.length === 0
  return (
    <>
      <SearchTabs tabs={tabs} kind={parts.chosenKind} />
      {kind === 'title' && (!isNothing || isNarrowed) && (
        <>
          {parts.renderFilters()}
          <div className={classes.chosen}>{parts.renderChosen(response.filters)}</div>
        </>
      )}
      <div className={classes.results} data-loading={isLoading || undefined} aria-busy={isLoading}>
        {isNothing ? (
          <NoResults
            query={query}
            others={tabs.filter((tab) => tab.kind !== kind && tab.count > 0)}
            isNarrowed={kind === 'title' && isNarrowed}
          />
        ) : kind === 'list' ? (
          parts.renderLists(response.lists)
        ) : (
          <Results results={response.results} />
        )}
        <Pagination
          page={response.page}
          lastPage={response.last_page}
          hasNext={response.page < response.last_page}
          labels={{ navigation: t('Other pages'), previous: t('Previous'), next: t('Next') }}
          link={(page, { children, ...rest }) => (
            <Link
              to="."
              search={{ ...search, page: page === 1 ? undefined : page } as never}
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

function Results({ results }: Pick<SearchResponse, 'results'>) {
  const t = useTranslate()
  const isMixed = haveSeveralShapes(results.filter((result) => result.model_type === 'title'))
  return (
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
  )
}
