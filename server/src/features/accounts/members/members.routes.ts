import { memberEndpoints } from '@mediatheque/contract/accounts/members/members.endpoints.ts'
import { memberList } from '@mediatheque/contract/accounts/members/members.list.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { listRoles } from '../roles/roles.service.ts'
import { createMember } from './create-member.service.ts'
import { listMembers, readAllMembers, readMembers } from './list-members.service.ts'
import { memberCells, presentGivenRole, presentMember } from './members.presenter.ts'

export const memberRoutes = [
  bindEndpoint(memberEndpoints.listMembers, {
    run: ({ platform, query }) => listMembers(platform, query),
    present: (page, { platform, actor }) => {
      const now = platform.clock.now()
      return presentPage(page, (members) =>
        members.map((member) => presentMember(member, { actor, now })),
      )
    },
  }),
  bindEndpoint(memberEndpoints.exportMembers, {
    run: (call) =>
      csvAnswer(
        call,
        memberList,
        readAllMembers(call.platform, call.query),
        memberCells(call.platform.clock.now()),
      ),
  }),
  bindEndpoint(memberEndpoints.listGivenRoles, {
    run: async ({ platform, actor }) => ({
      roles: (await listRoles(platform))
        .filter(({ key }) => key !== 'guest')
        .map((role) => presentGivenRole(role, actor)),
    }),
  }),
  bindEndpoint(memberEndpoints.createMember, {
    run: async ({ platform, actor, body, language }) => {
      const id = await createMember(platform, actor, body, language)
      const [member] = await readMembers(platform, [id])
      return { member: presentMember(member!, { actor, now: platform.clock.now() }) }
    },
  }),
]
