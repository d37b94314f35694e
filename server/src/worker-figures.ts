import fastify from 'fastify'
import { mayReadFigures } from './platform/http/metrics/register-metrics.ts'
import { createProcessRegistry } from './platform/metrics/process-registry.ts'
import type { Needs } from './platform/platform.ts'

/**
 * What a process that only runs jobs tells Prometheus, where METRICS_PORT says so: its own figures, for those who may read
 * those of the site. What is of the whole site is asked of the processes that answer its calls.
 * @returns how to end it
 */
export async function tellWorkerFigures({
  config,
  log,
}: Needs<'config' | 'log'>): Promise<() => Promise<void>> {
  const { metricsPort, metricsToken, host } = config
  if (metricsPort === undefined) return async () => undefined
  const registry = createProcessRegistry('worker')
  const app = fastify({ logger: false })
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/metrics', async (request, reply) =>
    mayReadFigures(request, metricsToken)
      ? reply.type(registry.contentType).send(await registry.metrics())
      : reply.code(404).send({ message: 'Not found' }),
  )
  await app.listen({ host, port: metricsPort })
  log.info({ port: metricsPort }, 'telling figures of this process')
  return () => app.close()
}
