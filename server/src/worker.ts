import { featureJobs } from './feature-jobs.ts'
import { loadConfig } from './platform/config/config.ts'
import { ConfigError } from './platform/config/config-error.ts'
import { createPlatform } from './platform/create-platform.ts'
import { stopOnSignals } from './stop-on-signals.ts'

/** A process that only runs jobs, beside web processes started with JOBS=off. */
async function main(): Promise<void> {
  const platform = await createPlatform(loadConfig(process.env))
  stopOnSignals(platform.log, () => platform.stop())
  await platform.startWorkers(featureJobs)
  platform.log.info('running jobs')
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
})
