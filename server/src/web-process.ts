import { buildApp } from './app.ts'
import { assertSameSite } from './assert-same-site.ts'
import { features } from './features.ts'
import { addPages } from './pages.ts'
import type { Config } from './platform/config/config.ts'
import { createPlatform } from './platform/create-platform.ts'
import { outliveRejections } from './platform/log/outlive-rejections.ts'
import type { RunningProgram } from './platform/run-program.ts'

/** One of several processes that answer on the same address; jobs and the first filling are the first process's. */
export async function startWebProcess(
  config: Config,
  signal: AbortSignal,
): Promise<RunningProgram> {
  const platform = await createPlatform(config, features, signal)
  outliveRejections(platform.log)
  try {
    await assertSameSite(platform)
    const app = await buildApp(platform)
    await addPages(app, platform)
    signal.throwIfAborted()
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
}
