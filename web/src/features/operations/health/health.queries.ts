import { healthEndpoints } from '@mediatheque/contract/operations/health/health.endpoints.ts'
import { endpointQuery } from '../../../lib/queries.ts'

/** Read again while it is looked at. */
export const siteHealthQuery = {
  ...endpointQuery(healthEndpoints.getSiteHealth),
  staleTime: 0,
  refetchInterval: 30_000,
} as const
