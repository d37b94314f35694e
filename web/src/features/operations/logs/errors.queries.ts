import { errorEndpoints } from '@mediatheque/contract/operations/logs/errors.endpoints.ts'
import { errorList } from '@mediatheque/contract/operations/logs/errors.list.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../lib/lists/list-search.ts'
import { listQuery } from '../../../lib/lists/use-list.ts'
import { endpointQuery } from '../../../lib/queries.ts'

export type ErrorSearch = SearchOf<typeof errorList>
export const readErrorSearch = listSearchReader(errorList)
export const errorsQuery = (search: ErrorSearch) =>
  listQuery(errorList, errorEndpoints.listErrors, search)

export const errorQuery = (id: number) => endpointQuery(errorEndpoints.getError, { params: { id } })

const SHOWING = [errorEndpoints.listErrors, errorEndpoints.getError]
export const settleErrors = defineWrite(errorEndpoints.settleErrors, SHOWING)
export const deleteErrors = defineWrite(errorEndpoints.deleteErrors, SHOWING)
