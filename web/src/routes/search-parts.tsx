import { useNavigate, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ActiveFilters } from '../features/catalogue/channels/active-filters.tsx'
import {
  type ChannelSearch,
  isFiltered,
  toFilterQuery,
} from '../features/catalogue/channels/channel-search.ts'
import { FilterBar } from '../features/catalogue/channels/filter-bar.tsx'
import type { SearchParts } from '../features/catalogue/search/search-results.tsx'
import { searchFacetsQuery } from '../features/catalogue/search/search.queries.ts'
import { kindOf, readSearchOptions, type SearchOptions } from './search-options.ts'
import '../features/community/lists/lists.module.css'

// Most searches are for titles: browsers fetch it where lists were found, and the server draws those with the page.
const ListGrid = import.meta.env.SSR
  ? (await import('../features/community/lists/list-grid.tsx')).ListGrid
  : lazy(async () => ({
      default: (await import('../features/community/lists/list-grid.tsx')).ListGrid,
    }))

/** What a search page shows of the filters of channels and of lists. */
export function useSearchParts(query: string, loaded: SearchOptions): SearchParts {
  const navigate = useNavigate()
  // What was just chosen shows at once, before its list has come.
  const next = useRouterState({
    select: ({ location, resolvedLocation }) =>
      location.pathname === resolvedLocation?.pathname ? location.search : undefined,
  })
  const search = next ? readSearchOptions({ ...next }) : loaded
  const handleSearch = (wanted: ChannelSearch) =>
    void navigate({ to: '.', search: wanted as never, resetScroll: false })
  const kind = kindOf(loaded)
  const { page: _page, ...withoutPage } = loaded
  return {
    kind,
    chosenKind: kindOf(search),
    search: withoutPage,
    isNarrowed: kind === 'title' && isFiltered(loaded),
    renderFilters: () => (
      <FilterBar
        facets={(wanted) => searchFacetsQuery(query, toFilterQuery(wanted))}
        order="relevance"
        search={search}
        onSearch={handleSearch}
      />
    ),
    renderChosen: (filters) => (
      <ActiveFilters known={filters} search={search} onSearch={handleSearch} />
    ),
    renderLists: (lists) => (
      <Suspense>
        <ListGrid lists={lists} />
      </Suspense>
    ),
  }
}
