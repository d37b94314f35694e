import { searchEndpoints } from '@mediatheque/contract/catalogue/search/search.endpoints.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { endpointQuery } from '../../../lib/queries.ts'

export interface SearchPageOptions {
  type?: 'person'
  page?: number
}

/** A page of results of one kind. */
export const searchPageQuery = (query: string, { type, page }: SearchPageOptions = {}) =>
  endpointQuery(searchEndpoints.search, {
    params: { query },
    query: { loader: 'searchPage', model_type: type ?? 'title', page: page ?? 1 },
  })

/** The best of both kinds while typing; what was there stays until the next arrives. */
export const autocompleteQuery = (query: string) => ({
  ...endpointQuery(searchEndpoints.search, {
    params: { query },
    query: { loader: 'searchAutocomplete' },
  }),
  placeholderData: keepPreviousData,
})
