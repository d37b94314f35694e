import type { FastifyInstance } from 'fastify'
import { endpoints } from '@mediatheque/contract/endpoints.ts'
import { registerAvatars } from './features/accounts/avatars/avatars.plugin.ts'
import { closeStreamsWithServer } from './features/accounts/notifications/stream.plugin.ts'
import { registerArtwork } from './features/catalogue/artwork/artwork.plugin.ts'
import { registerImages } from './features/catalogue/images/images.plugin.ts'
import { registerReleaseFiles } from './features/links/releases/release-files.plugin.ts'
import { registerLinesFile } from './features/site/localizations/lines-file.ts'
import { accessServices } from './access-services.ts'
import { featureRoutes } from './feature-routes.ts'
import { collectOpenApi, registerApiDocs } from './platform/http/api-docs.ts'
import type { BoundEndpoint } from './platform/http/bind-endpoint.ts'
import { createServer } from './platform/http/create-server.ts'
import { registerHealth, registerMetrics } from './platform/http/health.ts'
import { mountEndpoints } from './platform/http/mount-endpoints.ts'
import type { Platform } from './platform/platform.ts'

/**
 * The whole API on one Fastify instance, ready to be injected or listened on. Pages are added by `main`, because tests
 * of the API need no built pages.
 * @throws when an endpoint of the contract has no code, or a route has no access rule
 */
export async function buildApp(platform: Platform): Promise<FastifyInstance> {
  assertAllBound(featureRoutes)
  const app = await createServer(platform)
  registerHealth(app, platform)
  registerMetrics(app, platform)
  await collectOpenApi(app, platform)
  registerApiDocs(app, platform, accessServices)
  registerArtwork(app, platform)
  registerImages(app, platform)
  registerLinesFile(app, platform)
  closeStreamsWithServer(app, platform)
  registerAvatars(app, platform)
  registerReleaseFiles(app, platform)
  // In a scope of its own, so that the documentation, which is a plugin, sees the routes.
  await app.register(async (scope) =>
    mountEndpoints(scope, { platform, access: accessServices }, featureRoutes),
  )
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
      `Bound, but not in contract/src/endpoints.ts: ${unlisted.map(({ endpoint }) => endpoint.path).join(', ')}`,
    )
}
