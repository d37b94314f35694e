import type { FastifyInstance, RouteOptions } from 'fastify'

/** The only routes that are not endpoints of the contract, by the name in their `config.door`. */
const PLAIN_DOORS: readonly string[] = [
  'endpoint',
  'page',
  'asset',
  'artwork',
  'image',
  'avatar',
  'lines',
  'health',
  'metrics',
  'api-docs',
  'file',
  'tus',
  'sitemap',
  'ad',
  'feed',
  'install',
  'sample',
  'webhook',
]

/**
 * Refuses to boot with a route that neither bindEndpoint made nor this file names. Call before any route is added.
 * Routes are judged when all are there: a scope names the door of its plugin's routes only after they were made.
 */
export function refuseUnboundRoutes(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  app.addHook('onReady', async () => {
    const unbound = routes.filter((route) => !PLAIN_DOORS.includes(route.config?.door ?? ''))
    if (unbound.length === 0) return
    const names = unbound.map((route) => `${String(route.method)} ${route.url}`).join(', ')
    throw new Error(`Not made by bindEndpoint, and so without an access rule: ${names}`)
  })
}
