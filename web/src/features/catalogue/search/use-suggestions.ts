import { listUrl } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import {
  isEmptyQuery,
  type SearchResponse,
  type SearchResult,
} from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import {
  personUrl,
  TITLE_TYPE_LABELS,
  titleUrl,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { useSpinner } from '../../../lib/use-spinner.ts'
import { forgetSearch, forgetSearches, readSearches, rememberSearch } from './recent-searches.ts'
import { trendingQuery } from './search.queries.ts'

export interface Suggestion {
  key: string
  kind: 'found' | 'recent' | 'clear' | 'trending' | 'all'
  label: string
  facts?: string
  result?: SearchResult
  /** Opened by Enter where none was chosen. */
  isUsual?: boolean
  open(): void
  remove?(): void
}

export interface SuggestionGroup {
  /** None for what stands below the groups. */
  name: string
  entries: Suggestion[]
}

interface Suggestions {
  groups: SuggestionGroup[]
  /** What was looked for instead. */
  corrected: string | null
  state: 'searching' | 'done'
  /** Said instead of how many there are. */
  hint: string | undefined
}

/** What was typed, what the server was asked for when the typing rested, and what it says. */
export interface Asked {
  text: string
  query: string
  answer: UseQueryResult<SearchResponse>
}

/** What the box suggests: of an empty one what was searched for and what is trending, then what fits. */
export function useSuggestions(asked: Asked, onLeave: () => void): Suggestions {
  const isEmpty = isEmptyQuery(asked.text)
  const before = useBefore(isEmpty, onLeave)
  const found = useFound(asked, onLeave)
  return isEmpty ? { groups: before, corrected: null, state: 'done', hint: undefined } : found
}

function useOpen(onLeave: () => void) {
  const navigate = useNavigate()
  const { user } = useSession()
  return {
    /** What was opened is found by its name again. */
    openPath: (path: string, name: string) => {
      rememberSearch(user?.id, name)
      void navigate({ to: path as '/' })
      onLeave()
    },
    /** The page of results remembers it. */
    openAll: (query: string) => {
      void navigate({ to: '/search/$query', params: { query } })
      onLeave()
    },
  }
}

function useBefore(isWanted: boolean, onLeave: () => void): SuggestionGroup[] {
  const t = useTranslate()
  const { user, can } = useSession()
  const [recent, setRecent] = useState(() => readSearches(user?.id))
  const { data } = useQuery({ ...trendingQuery(), enabled: isWanted && can('titles.view') })
  const factsOf = useFacts()
  const { openPath, openAll } = useOpen(onLeave)
  const searches = recent.map((query): Suggestion => ({
    key: `recent ${query}`,
    kind: 'recent',
    label: query,
    open: () => openAll(query),
    remove: () => setRecent(forgetSearch(user?.id, query)),
  }))
  const clear: Suggestion = {
    key: 'clear',
    kind: 'clear',
    label: t('Clear recent searches'),
    open: () => setRecent(forgetSearches(user?.id)),
  }
  const trending = (data?.titles ?? []).map((title): Suggestion => ({
    key: `title ${title.id}`,
    kind: 'trending',
    label: title.name,
    facts: factsOf(title),
    result: title,
    open: () => openPath(titleUrl(title), title.name),
  }))
  return [
    { name: t('Recent searches'), entries: recent.length > 0 ? [...searches, clear] : [] },
    { name: t('Trending'), entries: trending },
  ].filter(({ entries }) => entries.length > 0)
}

function useFound({ text, query, answer }: Asked, onLeave: () => void): Suggestions {
  const t = useTranslate()
  const isAsked = !isEmptyQuery(query) && !isEmptyQuery(text)
  const { data, isFetching, isError } = answer
  const isWaiting = isAsked && (isFetching || query !== text)
  const isSlow = useSpinner(isWaiting)
  const factsOf = useFacts()
  const { openPath, openAll } = useOpen(onLeave)
  const results = isAsked && data ? data.results : []
  const groupOf = (kind: SearchResult['model_type']): SuggestionGroup => ({
    name: kind === 'title' ? t('Titles') : t('People'),
    entries: results
      .filter(({ model_type }) => model_type === kind)
      .map((result): Suggestion => ({
        key: `${kind} ${result.id}`,
        kind: 'found',
        label: result.name,
        facts: factsOf(result),
        result,
        open: () =>
          openPath(
            result.model_type === 'title' ? titleUrl(result) : personUrl(result),
            result.name,
          ),
      })),
  })
  const lists: SuggestionGroup = {
    name: t('Lists'),
    entries: (isAsked && data ? data.lists : []).map((list): Suggestion => ({
      key: `list ${list.id}`,
      kind: 'found',
      label: list.name,
      facts: [
        t('[one 1 title|other :count titles]', { count: list.items_count }),
        list.user && t('A list by :name', { name: list.user.name }),
      ]
        .filter(Boolean)
        .join(' · '),
      open: () => openPath(listUrl(list), list.name),
    })),
  }
  // Who is called exactly so comes first, as the server says.
  const kinds =
    results[0]?.model_type === 'person'
      ? (['person', 'title'] as const)
      : (['title', 'person'] as const)
  const all: Suggestion = {
    key: 'all',
    kind: 'all',
    label: t('See all results for “:query”', { query: text }),
    isUsual: true,
    open: () => openAll(text),
  }
  const isNothing = results.length + lists.entries.length === 0 && !isWaiting
  return {
    groups: [...kinds.map(groupOf), lists]
      .filter(({ entries }) => entries.length > 0)
      .concat({ name: '', entries: [all] }),
    corrected: (isAsked && data?.corrected_query) || null,
    state: isSlow ? 'searching' : 'done',
    hint: isError
      ? t('The search did not work. Please try again.')
      : isNothing
        ? t('Nothing was found for “:query”', { query: text })
        : undefined,
  }
}

/** One line about a title or a person. */
function useFacts() {
  const t = useTranslate()
  return (result: SearchResult) =>
    (result.model_type === 'title'
      ? [
          result.year,
          t(TITLE_TYPE_LABELS[result.type]),
          result.best_quality && t(result.best_quality.label),
        ]
      : [result.known_for && t(result.known_for), result.primary_credit?.name]
    )
      .filter(Boolean)
      .join(' · ')
}
