import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Histogram, type Registry } from 'prom-client'
import { joinProcesses } from '../../metrics/all-processes.ts'
import { mergeTexts } from '../../metrics/merge-texts.ts'
import { createProcessRegistry } from '../../metrics/process-registry.ts'
import { createSiteFigures } from '../../metrics/site-figures.ts'
import { platformFigures } from '../../metrics/work-figures.ts'
import type { Platform } from '../../platform.ts'
import { isLocalCall } from '../local-calls.ts'

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
/** What proxies add beside the addresses that isLocalCall knows. */
const PROXY_HEADER =
  /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|cf-.*|true-client-ip|fastly-.*)$/

/** From this machine, for this machine, and by no proxy on it, whatever that one believes of its visitor. */
function isFromHere(request: FastifyRequest): boolean {
  const isLoopback = LOOPBACK.has(request.socket.remoteAddress ?? '')
  const isPassedOn = Object.keys(request.headers).some((name) => PROXY_HEADER.test(name))
  return isLoopback && !isPassedOn && isLocalCall(request)
}

/** For this machine, or for the holder of METRICS_TOKEN. */
export const mayReadFigures = (request: FastifyRequest, token: string | undefined): boolean =>
  isFromHere(request) ||
  (token !== undefined && request.headers.authorization === `Bearer ${token}`)

/** Prometheus figures of the site and of all processes that answer here, for this machine or for the holder of METRICS_TOKEN. */
export function registerMetrics(app: FastifyInstance, platform: Platform): void {
  const registry = createProcessRegistry()
  timeCalls(app, registry)
  const processes = joinProcesses(registry)
  app.addHook('onClose', async () => processes.stop())
  const writeSiteFigures = createSiteFigures(platform, [
    ...platformFigures,
    ...platform.features.flatMap(({ figures = [] }) => figures),
  ])
  app.get('/metrics', { config: { door: 'metrics' } }, async (request, reply) => {
    if (!mayReadFigures(request, platform.config.metricsToken))
      return reply.code(404).send({ message: 'Not found' })
    const [ofProcesses, ofSite] = await Promise.all([processes.gather(), writeSiteFigures()])
    return reply.type(registry.contentType).send(mergeTexts([...ofProcesses, ofSite]))
  })
}

function timeCalls(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    durations.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    )
  })
}
