import { accessTokenEndpoints } from '@mediatheque/contract/accounts/access-tokens/access-tokens.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { canDeleteAccessToken } from './access-tokens.policy.ts'
import { presentAccessToken } from './access-tokens.presenter.ts'
import {
  createAccessToken,
  deleteAccessToken,
  getOwnAccessToken,
  listAccessTokens,
} from './access-tokens.service.ts'

export const accessTokenRoutes = [
  bindEndpoint(accessTokenEndpoints.createAccessToken, {
    run: ({ platform, actor, body }) => createAccessToken(platform, actor, body.tokenName),
    present: ({ plainTextToken, row }) => ({ plainTextToken, token: presentAccessToken(row) }),
  }),
  bindEndpoint(accessTokenEndpoints.deleteAccessToken, {
    load: ({ platform, actor, params }) => getOwnAccessToken(platform, actor, params.id),
    policy: (actor, token) => canDeleteAccessToken(actor, token),
    run: async ({ platform, record }) => {
      await deleteAccessToken(platform, record)
      return listAccessTokens(platform, record.user_id)
    },
    present: (rows) => ({ tokens: rows.map(presentAccessToken) }),
  }),
]
