import {
  takedownDeskEndpoints,
  takedownEndpoints,
} from '@mediatheque/contract/links/takedowns/takedowns.endpoints.ts'
import { takedownList } from '@mediatheque/contract/links/takedowns/takedowns.list.ts'
import { overviewEndpoints } from '@mediatheque/contract/operations/overview/overview.endpoints.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../lib/lists/use-list.ts'
import { endpointQuery } from '../../../../lib/queries.ts'

export type TakedownSearch = SearchOf<typeof takedownList>
export const readTakedownSearch = listSearchReader(takedownList)

export const takedownsQuery = (search: TakedownSearch) =>
  listQuery(takedownList, takedownDeskEndpoints.listTakedowns, search)

export const takedownQuery = (id: number) =>
  endpointQuery(takedownDeskEndpoints.getTakedown, { params: { id } })

const SHOWING = [
  takedownDeskEndpoints.listTakedowns,
  takedownDeskEndpoints.getTakedown,
  takedownEndpoints.getTransparency,
  overviewEndpoints.getOverview,
]
export const decideTakedown = defineWrite(takedownDeskEndpoints.decideTakedown, 'all')
export const askBackTakedown = defineWrite(takedownDeskEndpoints.askBackTakedown, SHOWING)
export const decideCounterNotice = defineWrite(takedownDeskEndpoints.decideCounterNotice, 'all')
export const changeWithdrawal = defineWrite(takedownDeskEndpoints.changeWithdrawal, 'all')
