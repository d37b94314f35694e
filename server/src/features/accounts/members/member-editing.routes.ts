import { memberEditingEndpoints as endpoints } from '@mediatheque/contract/accounts/members/member-editing.endpoints.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { bindEndpoint, viewOfRecord } from '../../../platform/http/bind-endpoint.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getTwoFactorState } from '../two-factor/two-factor.service.ts'
import { findAccount } from '../users/login-accounts.service.ts'
import {
  getAccountToManage,
  rankOf,
  type UserRow,
  type UserWithGrants,
} from '../users/users.service.ts'
import {
  changeMemberEmail,
  sendMemberPassword,
  sendMemberVerification,
  updateMember,
  verifyMember,
} from './edit-member.service.ts'
import { readMembers } from './list-members.service.ts'
import { changeMemberPermissions } from './member-permissions.service.ts'
import {
  endSessionOf,
  endSessions,
  readWays,
  revokeTokenOf,
  turnOffTwoFactor,
} from './member-security.service.ts'
import { presentMemberSheet, presentSecurity } from './member-sheet.presenter.ts'
import { canManageMember } from './members.policy.ts'

interface Reading {
  readonly platform: Needs<'db' | 'cache' | 'clock' | 'secrets' | 'log' | 'config'>
  readonly actor: LoggedInActor
  readonly language: Language
}

/** The account as it is this moment, whatever pages keep of it. */
async function sheetOf(userId: number, { platform, actor }: Reading, version?: UserRow) {
  const [row, [member]] = await Promise.all([
    version ?? findAccount(platform, userId),
    readMembers(platform, [userId]),
  ])
  if (!row || !member) throw new AppError('notFound')
  return presentMemberSheet(member, row, { actor, now: platform.clock.now() })
}

async function securityOf(userId: number, call: Reading) {
  const { platform } = call
  const [row, state, ways] = await Promise.all([
    findAccount(platform, userId),
    getTwoFactorState(platform, userId),
    readWays(platform, userId),
  ])
  if (!row) throw new AppError('notFound')
  return { security: await presentSecurity(row, state?.confirmedAt ?? null, ways, call) }
}

const versioned = viewOfRecord<UserRow>({
  find: (id, { platform }) => findAccount(platform, id),
  view: (row, call) => sheetOf(row.id, call as Reading, row),
})

interface Loading {
  readonly platform: Needs<'db' | 'cache'>
  readonly actor: LoggedInActor
  readonly params: { readonly id: number }
}
const load = ({ platform, actor, params }: Loading) =>
  getAccountToManage(platform, actor, params.id)
const policy = (actor: LoggedInActor, user: UserWithGrants) => canManageMember(actor, rankOf(user))
const managed = { load, policy }

export const memberEditingRoutes = [
  bindEndpoint(endpoints.getMember, {
    run: async (call) => ({ member: await sheetOf(call.params.id, call) }),
  }),
  bindEndpoint(endpoints.updateMember, {
    versioned,
    ...managed,
    run: async (call) => {
      await updateMember(call.platform, call.record, call.body)
      return { member: await sheetOf(call.record.row.id, call) }
    },
  }),
  bindEndpoint(endpoints.changeMemberEmail, {
    ...managed,
    run: async (call) => {
      const { platform, record, body, language } = call
      await changeMemberEmail(platform, record, { email: body.email, language })
      return { member: await sheetOf(record.row.id, call) }
    },
  }),
  bindEndpoint(endpoints.changeMemberPermissions, {
    versioned,
    ...managed,
    run: async (call) => {
      const { platform, actor, record, body } = call
      await changeMemberPermissions(platform, actor, record.row.id, body)
      return { member: await sheetOf(record.row.id, call) }
    },
  }),
  bindEndpoint(endpoints.getMemberSecurity, {
    ...managed,
    run: (call) => securityOf(call.record.row.id, call),
  }),
  bindEndpoint(endpoints.verifyMember, {
    ...managed,
    run: async (call) => {
      await verifyMember(call.platform, call.record.row.id)
      return { member: await sheetOf(call.record.row.id, call) }
    },
  }),
  bindEndpoint(endpoints.sendMemberVerification, {
    ...managed,
    run: async ({ platform, record, language }) => {
      await sendMemberVerification(platform, record, language)
      return { sent: true } as const
    },
  }),
  bindEndpoint(endpoints.sendMemberPassword, {
    ...managed,
    run: async ({ platform, record, language }) => {
      await sendMemberPassword(platform, record, language)
      return { sent: true } as const
    },
  }),
  bindEndpoint(endpoints.turnOffMemberTwoFactor, {
    ...managed,
    run: async (call) => {
      await turnOffTwoFactor(call.platform, call.record, call.body.reason)
      return securityOf(call.record.row.id, call)
    },
  }),
  bindEndpoint(endpoints.endMemberSessions, {
    ...managed,
    run: async (call) => {
      await endSessions(call.platform, call.actor, call.record.row.id)
      return securityOf(call.record.row.id, call)
    },
  }),
  bindEndpoint(endpoints.endMemberSession, {
    ...managed,
    run: async (call) => {
      const { id: userId } = call.record.row
      await endSessionOf(call.platform, { userId, id: call.params.sessionId })
      return securityOf(userId, call)
    },
  }),
  bindEndpoint(endpoints.revokeMemberToken, {
    ...managed,
    run: async (call) => {
      const { id: userId } = call.record.row
      await revokeTokenOf(call.platform, { userId, id: call.params.tokenId })
      return securityOf(userId, call)
    },
  }),
]
