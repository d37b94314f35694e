import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { addPages } from './pages.ts'
import type { Config } from './platform/config/config.ts'
import { createPlatform } from './platform/create-platform.ts'
import { stopOnSignals } from './stop-on-signals.ts'

/** One of several processes that answer on the same address; jobs and the first filling are the first process's. */
export async function runWebProcess(config: Config): Promise<FastifyInstance> {
  const platform = await createPlatform(config)
  try {
    const app = await buildApp(platform)
    await addPages(app, platform)
    stopOnSignals(platform.log, async () => {
      await app.close()
      await platform.stop()
    })
    await app.listen({ host: config.host, port: config.port })
    return app
  } catch (error) {
    await platform.stop()
    throw error
  }
}
