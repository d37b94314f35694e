import cluster from 'node:cluster'
import { announceStart } from './announce-start.ts'
import { buildApp } from './app.ts'
import { featureJobs } from './feature-jobs.ts'
import { addPages } from './pages.ts'
import { type Config, loadConfig } from './platform/config/config.ts'
import { ConfigError } from './platform/config/config-error.ts'
import { createPlatform, type RunningPlatform } from './platform/create-platform.ts'
import { prepareSite } from './prepare-site.ts'
import { stopOnSignals } from './stop-on-signals.ts'
import { runWebProcess } from './web-process.ts'
import { startWebProcesses } from './web-processes.ts'

/**
 * The site: database, API, pages and, unless JOBS=off, the jobs. With WEB_PROCESSES above one this process keeps the
 * database and the jobs, and others answer the calls.
 */
async function main(): Promise<void> {
  const config = loadConfig(process.env)
  if (cluster.isWorker) {
    await runWebProcess(config)
    return
  }
  const platform = await createPlatform(config)
  try {
    const site = await prepareSite(platform)
    const serving =
      config.webProcesses > 1
        ? await serveFromSeveral(platform, config)
        : await serveFromHere(platform, config)
    stopOnSignals(platform.log, async () => {
      await serving.stop()
      await platform.stop()
    })
    if (config.runsJobs) await platform.startWorkers(featureJobs)
    await serving.open()
    announceStart(config, site)
  } catch (error) {
    await platform.stop()
    throw error
  }
}

interface Serving {
  open(): Promise<void>
  stop(): Promise<void>
}

async function serveFromHere(platform: RunningPlatform, config: Config): Promise<Serving> {
  const app = await buildApp(platform)
  await addPages(app, platform)
  return {
    open: async () => void (await app.listen({ host: config.host, port: config.port })),
    stop: async () => void (await app.close()),
  }
}

async function serveFromSeveral(platform: RunningPlatform, config: Config): Promise<Serving> {
  let processes: Awaited<ReturnType<typeof startWebProcesses>> | undefined
  return {
    open: async () => {
      processes = await startWebProcesses(config.webProcesses, platform.log)
    },
    stop: async () => processes?.stop(),
  }
}

main().catch((error: unknown) => {
  const isExpected =
    error instanceof ConfigError || (error as { code?: string }).code === 'EADDRINUSE'
  console.error(isExpected ? (error as Error).message : error)
  process.exit(1)
})
