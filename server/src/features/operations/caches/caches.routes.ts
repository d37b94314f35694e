import { cacheEndpoints } from '@mediatheque/contract/operations/caches/caches.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'

export const cacheRoutes = [
  bindEndpoint(cacheEndpoints.clearCaches, {
    run: async ({ platform }) => {
      await platform.cache.invalidateAll()
      return {}
    },
  }),
]
