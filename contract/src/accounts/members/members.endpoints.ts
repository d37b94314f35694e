import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { paginated } from '../../core/list-query.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { memberList } from './members.list.ts'
import { createMemberForm, givenRoleView, memberRow } from './members.schemas.ts'

/** Accounts of everybody, for those who manage them. */
export const memberEndpoints = {
  listMembers: defineEndpoint({
    method: 'GET',
    path: 'members',
    access: staffWith('users.update'),
    summary: 'All accounts',
    list: memberList,
    query: listQueryOf(memberList),
    response: paginated(memberRow),
  }),
  exportMembers: defineEndpoint({
    method: 'GET',
    path: 'members/csv',
    access: staffWith('users.update', { inPerson: true }),
    summary: 'All accounts, as a file',
    list: memberList,
    query: listQueryOf(memberList),
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  listGivenRoles: defineEndpoint({
    method: 'GET',
    path: 'members/roles',
    access: staffWith('users.update'),
    summary: 'The roles that accounts can have, and which of them the caller may hand out',
    response: z.object({ roles: z.array(givenRoleView) }),
  }),
  createMember: defineEndpoint({
    method: 'POST',
    path: 'members',
    access: staffWith('users.update', { history: 'user', inPerson: true, recentPassword: true }),
    summary: 'Make an account, whose owner is invited by mail to choose a password',
    body: createMemberForm,
    status: 201,
    response: z.object({ member: memberRow }),
  }),
}
