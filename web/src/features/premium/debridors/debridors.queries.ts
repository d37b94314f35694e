import { debridorEndpoints } from '@mediatheque/contract/premium/debridors/debridors.endpoints.ts'
import { debridorList } from '@mediatheque/contract/premium/debridors/debridors.list.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../lib/lists/list-search.ts'
import { listQuery } from '../../../lib/lists/use-list.ts'

/** Begins the key of every query of the list. */
export const DEBRIDORS_KEY = debridorEndpoints.listDebridors.path

export type DebridorSearch = SearchOf<typeof debridorList>
export const readDebridorSearch = listSearchReader(debridorList)

export const saveDebridor = defineWrite(debridorEndpoints.saveDebridor, [
  debridorEndpoints.listDebridors,
])

export const debridorsQuery = (search: DebridorSearch) =>
  listQuery(debridorList, debridorEndpoints.listDebridors, search)
