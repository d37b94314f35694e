import { privacyEndpoints } from '@mediatheque/contract/community/privacy/privacy.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { getPrivacy, savePrivacy } from './privacy.service.ts'

export const privacyRoutes = [
  bindEndpoint(privacyEndpoints.getPrivacy, {
    run: async ({ platform, actor }) => ({ privacy: await getPrivacy(platform, actor.user.id) }),
  }),
  bindEndpoint(privacyEndpoints.savePrivacy, {
    run: async ({ platform, actor, body }) => ({
      privacy: await savePrivacy(platform, actor.user.id, body),
    }),
  }),
]
