/**
 * `npm run seed:demo [-- --reset [--force]]`: puts the demonstration into the database, or with --reset takes what it made
 * out and puts it in again. Works beside a running site. See docs/CONFIGURATION.md.
 */
import { parseArgs } from 'node:util'
import { seedDemoAccounts } from '../server/src/features/accounts/users/first-accounts.service.ts'
import { resetDemo } from '../server/src/features/catalogue/demo/demo-reset.service.ts'
import { seedDemoCatalogue } from '../server/src/features/catalogue/demo/demo.service.ts'
import { loadConfig } from '../server/src/platform/config/config.ts'
import { createPlatform } from '../server/src/platform/create-platform.ts'

const { values } = parseArgs({
  options: {
    reset: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
  },
})
const config = loadConfig({ ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' })
if (config.demo === 'off') {
  process.stderr.write('DEMO=off: this site wants no demonstration.\n')
  process.exit(2)
}
const platform = await createPlatform(config)
const started = performance.now()
try {
  if (values.reset) {
    const { removed, made } = await resetDemo(platform, { isForced: values.force })
    process.stdout.write(`${removed} demo works removed, ${made} made`)
  } else {
    await seedDemoCatalogue(platform, { userIds: await seedDemoAccounts(platform) })
    process.stdout.write('The demo works are there')
  }
  process.stdout.write(` (${((performance.now() - started) / 1000).toFixed(1)} s)\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}.\n`)
  process.exitCode = 1
} finally {
  await platform.stop()
}
