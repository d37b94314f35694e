import { announceStart } from './announce-start.ts'
import { buildApp } from './app.ts'
import { featureJobs } from './feature-jobs.ts'
import { addPages } from './pages.ts'
import { loadConfig } from './platform/config/config.ts'
import { ConfigError } from './platform/config/config-error.ts'
import { createPlatform } from './platform/create-platform.ts'
import { prepareSite } from './prepare-site.ts'
import { stopOnSignals } from './stop-on-signals.ts'

/** The web process: database, API, pages and, unless JOBS=off, the jobs. */
async function main(): Promise<void> {
  const config = loadConfig(process.env)
  const platform = await createPlatform(config)
  try {
    const site = await prepareSite(platform)
    const app = await buildApp(platform)
    await addPages(app, platform)
    stopOnSignals(platform.log, async () => {
      await app.close()
      await platform.stop()
    })
    if (config.runsJobs) await platform.startWorkers(featureJobs)
    await app.listen({ host: config.host, port: config.port })
    announceStart(config, site)
  } catch (error) {
    await platform.stop()
    throw error
  }
}

main().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError || (error as { code?: string }).code === 'EADDRINUSE'
  console.error(isExpected ? (error as Error).message : error)
  process.exit(1)
})
