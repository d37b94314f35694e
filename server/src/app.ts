import type { FastifyInstance } from 'fastify'
import { followSettings } from './features/site/settings/follow-settings.ts'
import { watchTrial } from './features/site/settings/watch-trial.ts'
import { accessServices, featurePlugins, featureRoutes } from './features.ts'
import { endpoints, placedEndpoints } from './platform/contract/endpoints.ts'
import type { AccessServices } from './platform/http/answer-call.ts'
import { registerApiDocs } from './platform/http/api-docs.ts'
import type { BoundEndpoint } from './platform/http/bind-endpoint.ts'
import { createServer } from './platform/http/create-server.ts'
import { registerHealth } from './platform/http/health.ts'
import { registerMetrics } from './platform/http/metrics/register-metrics.ts'
import { mountEndpoints } from './platform/http/mount-endpoints.ts'
import type { Platform } from './platform/platform.ts'

/**
 * The whole API on one Fastify instance, ready to be injected or listened on. Pages are added by `main`, because tests
 * of the API need no built pages.
 * @param access who is calling, and in which language; commands act as somebody of their own
 * @throws when an endpoint of the contract has no code, or a route has no access rule
 */
export async function buildApp(
  platform: Platform,
  access: AccessServices = accessServices,
): Promise<FastifyInstance> {
  assertAllBound(featureRoutes)
  const app = await createServer(platform)
  registerHealth(app, platform)
  registerMetrics(app, platform)
  registerApiDocs(app, platform, access, placedEndpoints)
  for (const register of featurePlugins) register(app, platform)
  // What nobody kept is taken back before anything is answered with it.
  const stopWatching = await watchTrial(platform)
  const stopFollowing = await followSettings(platform)
  app.addHook('onClose', async () => {
    stopFollowing()
    stopWatching()
  })
  mountEndpoints(app, { platform, access }, featureRoutes)
  return app
}

function assertAllBound(bound: readonly BoundEndpoint[]): void {
  const known = new Set(bound.map(({ endpoint }) => endpoint))
  const missing = Object.entries(endpoints).filter(([, endpoint]) => !known.has(endpoint))
  if (missing.length > 0)
    throw new Error(`Endpoints without code: ${missing.map(([name]) => name).join(', ')}`)
  const listed = new Set<unknown>(Object.values(endpoints))
  const unlisted = bound.filter(({ endpoint }) => !listed.has(endpoint))
  if (unlisted.length > 0)
    throw new Error(
      `Bound, but in no *.endpoints.ts of the contract: ${unlisted.map(({ endpoint }) => endpoint.path).join(', ')}`,
    )
}
