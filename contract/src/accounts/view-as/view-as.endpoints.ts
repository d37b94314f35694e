import { z } from 'zod'
import { anyone, staffWith, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { viewedAsView } from './view-as.schemas.ts'

export const viewAsEndpoints = {
  viewAsRole: defineEndpoint({
    method: 'POST',
    path: 'roles/:id/view-as',
    access: staffWith('roles.update', {
      inPerson: true,
      noRecord: 'Whoever defines roles may look through every one: with no right that they lack.',
      noHistory: 'It takes rights from one session and gives none; nothing is changed meanwhile.',
    }),
    summary: 'See the site as a role, in this session, for an hour at most',
    params: idParams,
    response: z.object({ viewed_as: viewedAsView }),
  }),
  stopViewingAs: defineEndpoint({
    method: 'DELETE',
    path: 'view-as',
    // Through the role of visitors, nobody is logged in.
    access: withAccess(anyone, { inPerson: true }),
    summary: 'See the site as usual again',
    throttle: { unlimited: 'The way back must always be open, and costs one look at one session.' },
    response: z.object({ stopped: z.literal(true) }),
  }),
}
