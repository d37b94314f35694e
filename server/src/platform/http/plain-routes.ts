import type { FastifyInstance } from 'fastify'

/** The only routes that are not endpoints of the contract, by the name in their `config.door`. */
const PLAIN_DOORS: readonly string[] = ['endpoint', 'page', 'asset', 'artwork', 'lines', 'health', 'metrics', 'api-docs', 'file']

/** Refuses to boot with a route that neither bindEndpoint made nor this file names. Call before any route is added. */
export function refuseUnboundRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const door = route.config?.door
    if (!door || !PLAIN_DOORS.includes(door)) {
      throw new Error(`Route ${String(route.method)} ${route.url} was not made by bindEndpoint: it has no access rule`)
    }
  })
}
