import { postponementEndpoints } from '@mediatheque/contract/links/postponements/postponements.endpoints.ts'
import { postponementList } from '@mediatheque/contract/links/postponements/postponements.list.ts'
import type { PostponementView } from '@mediatheque/contract/links/postponements/postponements.schemas.ts'
import { defineWrite } from '../../../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../../lib/lists/use-list.ts'
import { SHOWING_NZBS, SHOWING_TORRENTS } from '../../editor/releases.writes.ts'

export type PostponementSearch = SearchOf<typeof postponementList>
export const readPostponementSearch = listSearchReader(postponementList)

export const postponementsQuery = (search: PostponementSearch) =>
  listQuery(postponementList, postponementEndpoints.listPostponements, search)

const SHOWING = [...SHOWING_NZBS, ...SHOWING_TORRENTS, postponementEndpoints.listPostponements]

type Postpones = ReturnType<typeof defineWrite<typeof postponementEndpoints.postponeLinks>>

/** Of each kind of contribution: the calls differ by their paths. */
export const POSTPONES: Readonly<Record<PostponementView['kind'], Postpones>> = {
  link: defineWrite(postponementEndpoints.postponeLinks, SHOWING),
  nzb: defineWrite(postponementEndpoints.postponeNzbs, SHOWING) as unknown as Postpones,
  torrent: defineWrite(postponementEndpoints.postponeTorrents, SHOWING) as unknown as Postpones,
}

export const resumePostponements = defineWrite(postponementEndpoints.resumePostponements, SHOWING)
