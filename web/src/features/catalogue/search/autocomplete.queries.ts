import { searchEndpoints } from '@mediatheque/contract/catalogue/search/search.endpoints.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { endpointQuery } from '../../../lib/queries.ts'

/** The best of each kind while typing; what was there stays until the next arrives. */
export const autocompleteQuery = (query: string) => ({
  ...endpointQuery(searchEndpoints.search, {
    params: { query },
    query: { loader: 'searchAutocomplete' },
  }),
  placeholderData: keepPreviousData,
})
