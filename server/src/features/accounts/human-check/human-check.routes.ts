import { humanCheckEndpoints } from '@mediatheque/contract/accounts/human-check/human-check.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { isHuman } from './human-check.service.ts'
import { createChallenge } from './proof-of-work.ts'

export const humanCheckRoutes = [
  bindEndpoint(humanCheckEndpoints.getHumanCheckChallenge, {
    run: ({ platform, reply }) => {
      void reply.header('cache-control', 'no-store')
      return createChallenge(platform)
    },
  }),
  bindEndpoint(humanCheckEndpoints.verifyHumanCheck, {
    run: async ({ platform, body }) => ({ success: await isHuman(platform, body.token) }),
  }),
]
