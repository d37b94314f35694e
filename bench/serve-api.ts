/**
 * The application without its pages and jobs, for measuring the API alone. Reads the same environment as `npm start`, and
 * BENCH_FORGET=on: then the database is asked for the catalogue every time. BENCH_PAGES=on adds the pages.
 */
import { buildApp } from '../server/src/app.ts'
import { addPages } from '../server/src/pages.ts'
import { loadConfig } from '../server/src/platform/config/config.ts'
import { features } from '../server/src/features.ts'
import { createPlatform } from '../server/src/platform/create-platform.ts'
import { runProgram } from '../server/src/platform/run-program.ts'
import { prepareSite } from '../server/src/prepare-site.ts'
import { forgetCatalogue } from './harness/forget-cache.ts'

runProgram(async (signal) => {
  const config = loadConfig(process.env)
  const platform = await createPlatform(config, features, signal)
  try {
    await prepareSite(platform, signal)
    const served = process.env['BENCH_FORGET'] === 'on' ? forgetCatalogue(platform) : platform
    const app = await buildApp(served)
    if (process.env['BENCH_PAGES'] === 'on') await addPages(app, served)
    await app.listen({ host: config.host, port: config.port })
    return {
      stop: async () => {
        await app.close()
        await platform.stop()
      },
    }
  } catch (error) {
    await platform.stop()
    throw error
  }
})
