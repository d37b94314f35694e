import { healthEndpoints } from '@mediatheque/contract/operations/health/health.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { readSiteHealth } from './health.service.ts'

export const healthRoutes = [
  bindEndpoint(healthEndpoints.getSiteHealth, {
    run: async ({ platform }) => ({
      looked_at: platform.clock.now().toISOString(),
      parts: await readSiteHealth(platform),
    }),
  }),
]
