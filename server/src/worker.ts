import { assertSameSite } from './assert-same-site.ts'
import { followSettings } from './features/site/settings/follow-settings.ts'
import { watchTrial } from './features/site/settings/watch-trial.ts'
import { featureJobs, features } from './features.ts'
import { loadConfig } from './platform/config/config.ts'
import { createPlatform } from './platform/create-platform.ts'
import { outliveRejections } from './platform/log/outlive-rejections.ts'
import { runProgram } from './platform/run-program.ts'
import { tellWorkerFigures } from './worker-figures.ts'

/** A process that only runs jobs, beside web processes started with JOBS=off. */
runProgram(async (signal) => {
  const platform = await createPlatform(loadConfig(process.env), features, signal)
  outliveRejections(platform.log)
  try {
    await assertSameSite(platform)
    await watchTrial(platform)
    await followSettings(platform)
    await platform.startWorkers(featureJobs)
    signal.throwIfAborted()
    const endFigures = await tellWorkerFigures(platform)
    platform.log.info('running jobs')
    return {
      stop: async () => {
        await endFigures()
        await platform.stop()
      },
    }
  } catch (error) {
    await platform.stop()
    throw error
  }
})
