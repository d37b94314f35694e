import { z } from 'zod'
import { userWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { ownDenialForm, ownDenialsQuery, ownDenialView } from './own-denials.schemas.ts'

export const ownDenialEndpoints = {
  listOwnDenials: defineEndpoint({
    method: 'GET',
    path: 'own-denials',
    access: userWith('liens.create', { or: 'nzb.create' }),
    summary: 'The newest fifty own contributions that were denied, also those of one title',
    query: ownDenialsQuery,
    response: z.object({ denials: z.array(ownDenialView) }),
  }),
  getOwnDenial: defineEndpoint({
    method: 'GET',
    path: 'own-denials/:id',
    access: userWith('liens.create', { or: 'nzb.create', record: true }),
    summary:
      'An own contribution that was denied, with all that it said, so that it can be corrected and sent again',
    params: idParams,
    response: z.object({ denial: ownDenialForm }),
  }),
}
