/**
 * `npm run seed:demo [-- --reset [--force]]`: puts the demonstration into the database, or with --reset takes what it made
 * out and puts it in again. Works beside a running site. See docs/CONFIGURATION.md.
 */
import { seedDemoAccounts } from '../server/src/features/accounts/users/first-accounts.service.ts'
import { resetDemo } from '../server/src/features/catalogue/demo/demo-reset.service.ts'
import { seedDemoCatalogue } from '../server/src/features/catalogue/demo/demo.service.ts'
import { ConfigError } from '../server/src/platform/config/config-error.ts'
import { loadConfig } from '../server/src/platform/config/config.ts'
import { features } from '../server/src/features.ts'
import { createPlatform } from '../server/src/platform/create-platform.ts'
import type { Platform } from '../server/src/platform/platform.ts'
import { readCommandLine } from '../server/src/platform/read-command-line.ts'
import { runCommand, untilAborted } from '../server/src/platform/run-program.ts'

const { values } = readCommandLine({
  options: {
    reset: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
  },
})
await runCommand(async (signal) => {
  const config = loadConfig({ ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' })
  if (config.demo === 'off') {
    throw new ConfigError(['DEMO=off: this site wants no demonstration.'])
  }
  const platform = await createPlatform(config, features, signal)
  const started = performance.now()
  try {
    const done = await untilAborted(signal, values.reset ? reset(platform) : fill(platform))
    process.stdout.write(`${done} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`)
  } catch (error) {
    if (signal.aborted) throw error
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}.\n`)
    process.exitCode = 1
  } finally {
    await platform.stop()
  }
})

async function reset(platform: Platform): Promise<string> {
  const { removed, made } = await resetDemo(platform, { isForced: values.force })
  return `${removed} demo works removed, ${made} made`
}

async function fill(platform: Platform): Promise<string> {
  await seedDemoCatalogue(platform, { userIds: await seedDemoAccounts(platform) })
  return 'The demo works are there'
}
