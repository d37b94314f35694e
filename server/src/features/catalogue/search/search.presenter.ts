import type {
  SearchResponse,
  SearchResult,
} from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { type ListReader, presentListCard } from '../../community/lists/lists.presenter.ts'
import { presentPersonCard } from '../people/people.presenter.ts'
import { presentTitleCard } from '../titles/titles.presenter.ts'
import type { SearchResults } from './search-catalogue.ts'

export function presentSearch(
  results: SearchResults,
  query: string,
  reader: ListReader,
): SearchResponse {
  const titles = results.titles.map((row): SearchResult => presentTitleCard(row, reader.now))
  const people = results.people.map((row): SearchResult => presentPersonCard(row))
  return {
    query,
    corrected_query: results.correctedQuery,
    results: results.peopleFirst ? [...people, ...titles] : [...titles, ...people],
    lists: results.lists.map((list) => presentListCard(list, reader)),
    counts: results.counts,
    filters: results.filters,
    page: results.page,
    last_page: results.lastPage,
  }
}
