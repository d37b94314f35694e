import { denialEndpoints } from '@mediatheque/contract/links/denials/denials.endpoints.ts'
import { denialList } from '@mediatheque/contract/links/denials/denials.list.ts'
import type { DenialView } from '@mediatheque/contract/links/denials/denials.schemas.ts'
import { endpointQuery } from '../../../../../lib/queries.ts'
import { defineWrite } from '../../../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../../lib/lists/use-list.ts'
import { SHOWING_NZBS, SHOWING_TORRENTS } from '../../editor/releases.writes.ts'

export type DenialSearch = SearchOf<typeof denialList>
export const readDenialSearch = listSearchReader(denialList)

export const denialsQuery = (search: DenialSearch) =>
  listQuery(denialList, denialEndpoints.listDenials, search)

/** It waits in its queue again. */
export const restoreDenials = defineWrite(denialEndpoints.restoreDenials, [
  ...SHOWING_NZBS,
  ...SHOWING_TORRENTS,
  denialEndpoints.listDenials,
])

export const denialReasonsQuery = (kind: DenialView['kind']) =>
  endpointQuery(denialEndpoints.listDenialReasons, { query: { kind } })
