import { z } from 'zod'
import { user, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { givenPasswordSchema } from '../auth/auth.schemas.ts'
import { sessionView } from './sessions.schemas.ts'

export const sessionEndpoints = {
  listSessions: defineEndpoint({
    method: 'GET',
    path: 'user-sessions',
    access: withAccess(user, { inPerson: true }),
    summary: 'Own open sessions, the one in use first',
    response: z.object({ sessions: z.array(sessionView) }),
  }),
  logOutOtherSessions: defineEndpoint({
    method: 'POST',
    path: 'user-sessions/logout-other',
    access: withAccess(user, { inPerson: true, recentPassword: true }),
    summary: 'End all own sessions but the one in use',
    /** Not asked of an account that has none. */
    body: z.object({ password: givenPasswordSchema.optional() }),
    response: z.object({ ended: z.number() }),
  }),
  endSession: defineEndpoint({
    method: 'DELETE',
    path: 'user-sessions/:id',
    access: withAccess(user, {
      inPerson: true,
      record: true,
      noVersion: 'A session never changes; ending it twice is ending it once.',
    }),
    summary: 'End one own session',
    params: idParams,
    response: z.object({ sessions: z.array(sessionView) }),
  }),
}
