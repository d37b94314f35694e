import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import client from 'prom-client'
import { findPendingMigrations } from '../database/migrate.ts'
import { readMigrations } from '../database/migrations.ts'
import type { Platform } from '../platform.ts'
import { isLocalCall } from './local-calls.ts'

/** `/health/live` says the process runs, `/health/ready` that it can serve: database reachable, migrations current. */
export function registerHealth(app: FastifyInstance, platform: Platform): void {
  app.get('/health/live', { config: { door: 'health' } }, async () => ({ status: 'live' }))
  app.get('/health/ready', { config: { door: 'health' } }, async (_request, reply) => {
    const problem = await findProblem(platform)
    return reply
      .code(problem ? 503 : 200)
      .send(problem ? { status: 'not ready', problem } : { status: 'ready' })
  })
}

async function findProblem(platform: Platform): Promise<string | undefined> {
  try {
    const { rows } = await sql<{
      name: string
      checksum: string
    }>`select name, checksum from schema_migrations`.execute(platform.db)
    return findPendingMigrations(readMigrations(), rows).length > 0
      ? 'migrations are pending'
      : undefined
  } catch {
    return 'the database cannot be reached'
  }
}

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

/** Prometheus figures, for this machine or for the holder of METRICS_TOKEN. */
export function registerMetrics(app: FastifyInstance, platform: Platform): void {
  const registry = new client.Registry()
  client.collectDefaultMetrics({ register: registry })
  const durations = new client.Histogram({
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
  app.get('/metrics', { config: { door: 'metrics' } }, async (request, reply) => {
    const token = platform.config.metricsToken
    if (!isFromHere(request) && !(token && request.headers.authorization === `Bearer ${token}`))
      return reply.code(404).send({ message: 'Not found' })
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
