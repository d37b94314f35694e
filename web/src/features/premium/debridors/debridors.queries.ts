import { debridorEndpoints } from '@mediatheque/contract/premium/debridors/debridors.endpoints.ts'
import { endpointQuery } from '../../../lib/queries.ts'
import type { DebridorSearch } from './debridor-search.ts'

/** Begins the key of every query of the list. */
export const DEBRIDORS_KEY = [debridorEndpoints.listDebridors.path]

export const debridorsQuery = (search: DebridorSearch) =>
  endpointQuery(debridorEndpoints.listDebridors, { query: { ...search } })
