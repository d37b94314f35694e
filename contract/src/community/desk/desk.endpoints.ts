import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { deskAnswer, deskQuery } from './desk.schemas.ts'

export const deskEndpoints = {
  getDesk: defineEndpoint({
    method: 'GET',
    path: 'community-desk',
    access: staffWith('comments.delete'),
    summary:
      'Comments that are held or reported, reviews and lists that were reported, as far as the caller decides about them',
    query: deskQuery,
    response: deskAnswer,
  }),
}
