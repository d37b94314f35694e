import type { Needs } from '../../../platform/platform.ts'
import { SETTINGS_TAG, type ToReadSettings } from './settings.service.ts'
import { endOverdueTrial } from './settings-trial.service.ts'
import { findTrial } from './settings-trial.repository.ts'

/** Some milliseconds late is over for certain. */
const LATE_MS = 100
const TRY_AGAIN_MS = 5_000

/**
 * Takes a change back that nobody kept in time: at once where its time was over before this process began, so that a
 * restart is no way around it. Every process watches, and the first one does it.
 * @returns how to stop
 */
export async function watchTrial(platform: Needs<ToReadSettings>): Promise<() => void> {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const lookIn = (ms: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void look(), ms).unref()
  }
  const look = async () => {
    try {
      if (await endOverdueTrial(platform))
        platform.log.warn('a change of settings was taken back: nobody kept it')
      const trial = await findTrial(platform.db)
      if (trial) lookIn(Math.max(0, trial.ms_left) + LATE_MS)
    } catch (error) {
      // The database was closed meanwhile, as a command does that ends at once after a change.
      if (isStopped) return
      platform.log.error({ err: error }, 'a change of settings on trial could not be looked at')
      lookIn(TRY_AGAIN_MS)
    }
  }
  const stopListening = platform.cache.onInvalidated((tags) => {
    if (tags === 'all' || tags.includes(SETTINGS_TAG)) lookIn(0)
  })
  await look()
  return () => {
    isStopped = true
    clearTimeout(timer)
    stopListening()
  }
}
