import { memberEndpoints } from '@mediatheque/contract/accounts/members/members.endpoints.ts'
import { memberList } from '@mediatheque/contract/accounts/members/members.list.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../lib/lists/use-list.ts'
import { endpointQuery } from '../../../../lib/queries.ts'

export type MemberSearch = SearchOf<typeof memberList>
export const readMemberSearch = listSearchReader(memberList)

export const membersQuery = (search: MemberSearch) => ({
  ...listQuery(memberList, memberEndpoints.listMembers, search),
  // People come and go all the time.
  staleTime: 0,
})

export const givenRolesQuery = () => ({
  ...endpointQuery(memberEndpoints.listGivenRoles),
  staleTime: 0,
})

export const createMember = defineWrite(memberEndpoints.createMember, [memberEndpoints.listMembers])
