import { sessionEndpoints } from '@mediatheque/contract/accounts/sessions/sessions.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { assertOwnPassword } from '../auth/confirm-password.service.ts'
import { presentSession } from './sessions.presenter.ts'
import { endSessionsOf, listSessions } from './sessions.service.ts'

export const sessionRoutes = [
  bindEndpoint(sessionEndpoints.listSessions, {
    run: ({ platform, actor }) => listSessions(platform, actor.user!.id),
    present: (rows, { actor }) => {
      const sessions = rows.map((row) => presentSession(row, actor.session?.id))
      return { sessions: sessions.sort((a, b) => Number(b.is_current_device) - Number(a.is_current_device)) }
    },
  }),
  bindEndpoint(sessionEndpoints.logOutOtherSessions, {
    run: async ({ platform, actor, body }) => {
      await assertOwnPassword(platform, actor.user!, body.password)
      return { ended: await endSessionsOf(platform, actor.user!.id, { exceptId: actor.session?.id }) }
    },
  }),
]
