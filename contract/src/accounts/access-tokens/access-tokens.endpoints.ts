import { z } from 'zod'
import { user, userWith, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { ACCESS_TOKENS_QUOTA, accessTokenForm, accessTokenView } from './access-tokens.schemas.ts'

export const accessTokenEndpoints = {
  createAccessToken: defineEndpoint({
    method: 'POST',
    path: 'access-tokens',
    access: userWith('api.access', { inPerson: true, quota: ACCESS_TOKENS_QUOTA }),
    summary: 'Make a token for calls as oneself; the only answer that ever has the token in it',
    body: accessTokenForm,
    response: z.object({ plainTextToken: z.string(), token: accessTokenView }),
  }),
  deleteAccessToken: defineEndpoint({
    method: 'DELETE',
    path: 'access-tokens/:id',
    access: withAccess(user, {
      inPerson: true,
      record: true,
      noVersion: 'A token never changes; who revokes it means it as it is.',
    }),
    summary: 'Delete an own token; calls with it are refused from then on',
    params: idParams,
    response: z.object({ tokens: z.array(accessTokenView) }),
  }),
}
