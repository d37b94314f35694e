import { CATEGORY_SLUGS } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import {
  isEmptyQuery,
  type SearchResponse,
} from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { IconSearch } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { SEARCH_DEBOUNCE_MS } from '@mediatheque/contract/core/constants.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { useSession } from '../../../lib/session.tsx'
import { Trending } from './no-results.tsx'
import { RecentSearches } from './recent-searches-list.tsx'
import { rememberSearch } from './recent-searches.ts'
import { type SearchParts, SearchResults } from './search-results.tsx'
import classes from './search-page.module.css'

interface SearchPageProps {
  query: string
  parts?: SearchParts | undefined
  response: SearchResponse | null
  isLoading: boolean
}

/** The page of all results, with its own large box. */
export function SearchPage({ query, parts, response, isLoading }: SearchPageProps) {
  const t = useTranslate()
  return (
    <Page>
      <h1 className={classes.title}>
        {query
          ? t('Results for “:query”', { query: response?.corrected_query ?? query })
          : t('Search')}
      </h1>
      <Box query={query} />
      {response && parts ? (
        <SearchResults query={query} response={response} isLoading={isLoading} {...parts} />
      ) : (
        <Welcome />
      )}
    </Page>
  )
}

/** Follows what is typed, a moment later; the address follows too, so that the way back is not a hundred letters long. */
function Box({ query }: { query: string }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { user } = useSession()
  const [text, setText] = useState(query)
  /** What the address followed while it was typed here: half a word is no search to remember. */
  const followed = useRef('')
  useEffect(() => {
    setText(query)
    if (followed.current !== query) rememberSearch(user?.id, query)
  }, [query, user?.id])
  const open = (value: string, replace: boolean) => {
    const wanted = value.trim()
    if (wanted === query || isEmptyQuery(wanted)) return
    followed.current = wanted
    void navigate({ to: '/search/$query', params: { query: wanted }, replace, resetScroll: false })
  }
  useEffect(() => {
    if (text.trim() === query) return
    const timer = setTimeout(() => open(text, query !== ''), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    rememberSearch(user?.id, text)
    open(text, false)
  }
  return (
    <form role="search" aria-label={t('Search')} className={classes.box} onSubmit={handleSubmit}>
      <button type="submit" aria-label={t('Search')}>
        <IconSearch size={20} stroke={1.6} aria-hidden />
      </button>
      <input
        type="search"
        value={text}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={t('Search titles and people')}
        aria-label={t('Search titles and people')}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  )
}

const CATEGORY_NAMES: Record<keyof typeof CATEGORY_SLUGS, string> = {
  movie: 'Movies',
  series: 'Series',
  animes: 'Animes',
  doc: 'Documentaries',
  games: 'Games',
  app: 'Apps',
  music: 'Music',
  ebook: 'Ebooks',
  formation: 'Trainings',
  emulation: 'Emulations',
}

function Welcome() {
  const t = useTranslate()
  return (
    <>
      <RecentSearches />
      <EmptyState
        icon={<IconSearch size={32} stroke={1.5} />}
        title={t('What are you looking for?')}
        text={t('Type a name, a year, an actor or a director. Typing errors are forgiven.')}
      >
        <nav aria-label={t('Browse the categories')} className={classes.categories}>
          {Object.entries(CATEGORY_SLUGS).map(([type, slug]) => (
            <Link key={type} to={`/${slug}` as '/'}>
              {t(CATEGORY_NAMES[type as keyof typeof CATEGORY_SLUGS])}
            </Link>
          ))}
        </nav>
      </EmptyState>
      <Trending />
    </>
  )
}
