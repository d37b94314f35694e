import { sanctionEndpoints } from '@mediatheque/contract/community/sanctions/sanctions.endpoints.ts'
import { sanctionList } from '@mediatheque/contract/community/sanctions/sanctions.list.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../lib/lists/use-list.ts'
import { endpointQuery } from '../../../../lib/queries.ts'

export type SanctionsSearch = SearchOf<typeof sanctionList>
export const readSanctionsSearch = listSearchReader(sanctionList)
export const sanctionsQuery = (search: SanctionsSearch) => ({
  ...listQuery(sanctionList, sanctionEndpoints.listSanctions, search),
  staleTime: 0,
})

/** What is known of a member, as it is now. */
export const memberRecordQuery = (id: number) => ({
  ...endpointQuery(sanctionEndpoints.getMemberRecord, { params: { id } }),
  staleTime: 0,
})

const SHOWING = [sanctionEndpoints.getMemberRecord, sanctionEndpoints.listSanctions]
export const warnMember = defineWrite(sanctionEndpoints.warnMember, SHOWING)
export const suspendMember = defineWrite(sanctionEndpoints.suspendMember, SHOWING)
export const liftSanction = defineWrite(sanctionEndpoints.liftSanction, SHOWING)
