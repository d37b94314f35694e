import { sessionEndpoints } from '@mediatheque/contract/accounts/sessions/sessions.endpoints.ts'
import type { SessionView } from '@mediatheque/contract/accounts/sessions/sessions.schemas.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { locateAddress } from '../../../platform/geo/locate-address.ts'
import type { Needs } from '../../../platform/platform.ts'
import { listAccessTokens } from '../access-tokens/access-tokens.service.ts'
import { assertOwnPassword, hasPassword } from '../password-checks/confirm-password.service.ts'
import { canEndSession } from '../sessions/sessions.policy.ts'
import { presentSession, presentTokenSession } from './sessions.presenter.ts'
import {
  endOneSession,
  endSessionsOf,
  getOwnSession,
  listSessions,
} from '../sessions/sessions.service.ts'

/** The session in use first, then by last use; access tokens that were used are among them. */
async function ownSessions(
  platform: Needs<'db' | 'clock' | 'config' | 'log'>,
  actor: LoggedInActor,
  language: Language,
): Promise<SessionView[]> {
  const userId = actor.user.id
  const [rows, tokens] = await Promise.all([
    listSessions(platform, userId),
    listAccessTokens(platform, userId),
  ])
  const sessions = await Promise.all(
    rows.map(async (row) =>
      presentSession(
        row,
        await locateAddress(platform, row.ip_address, language),
        actor.session?.id,
      ),
    ),
  )
  const all = [
    ...sessions,
    ...tokens.filter((token) => token.last_used_at).map(presentTokenSession),
  ]
  return all.sort(
    (a, b) =>
      Number(b.is_current_device) - Number(a.is_current_device) ||
      b.last_active.localeCompare(a.last_active),
  )
}

export const sessionRoutes = [
  bindEndpoint(sessionEndpoints.listSessions, {
    run: async ({ platform, actor, language }) => ({
      sessions: await ownSessions(platform, actor, language),
    }),
  }),
  bindEndpoint(sessionEndpoints.logOutOtherSessions, {
    run: async ({ platform, actor, body }) => {
      if (await hasPassword(platform, actor.user.id)) {
        // Not a guess, which would count.
        if (body.password === undefined) throw fieldError('password', 'Please enter a password.')
        await assertOwnPassword(platform, actor, body.password)
      }
      return {
        ended: await endSessionsOf(platform, actor.user.id, { exceptId: actor.session?.id }),
      }
    },
  }),
  bindEndpoint(sessionEndpoints.endSession, {
    load: ({ platform, actor, params }) => getOwnSession(platform, actor, params.id),
    policy: (actor, session) => canEndSession(actor, session),
    run: async ({ platform, actor, record, language }) => {
      await endOneSession(platform, record)
      return { sessions: await ownSessions(platform, actor, language) }
    },
  }),
]
