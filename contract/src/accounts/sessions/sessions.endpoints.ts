import { z } from 'zod'
import { user } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { givenPasswordSchema } from '../auth/auth.schemas.ts'
import { sessionView } from './sessions.schemas.ts'

export const sessionEndpoints = {
  listSessions: defineEndpoint({
    method: 'GET',
    path: 'user-sessions',
    access: user,
    summary: 'Own open sessions, the one in use first',
    response: z.object({ sessions: z.array(sessionView) }),
  }),
  logOutOtherSessions: defineEndpoint({
    method: 'POST',
    path: 'user-sessions/logout-other',
    access: user,
    summary: 'End all own sessions but the one in use',
    body: z.object({ password: givenPasswordSchema }),
    response: z.object({ ended: z.number() }),
  }),
}
