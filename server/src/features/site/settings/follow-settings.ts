import type { Needs } from '../../../platform/platform.ts'
import { getSettings, SETTINGS_TAG, type ToReadSettings } from './settings.service.ts'

type Following = Needs<'config' | 'events' | 'features' | 'jobs' | ToReadSettings>

/**
 * Tells the features of this process what the settings are, now and whenever they change in any process.
 * @returns how to stop
 */
export async function followSettings(platform: Following): Promise<() => void> {
  let isAsked = false
  let isTelling = false
  let isStopped = false
  const tell = async () => {
    const settings = await getSettings(platform)
    for (const { followSettings: follow } of platform.features) follow?.(platform, settings)
  }
  /** Changes that come while they are being read are read once more, together. */
  const tellAgain = async () => {
    isAsked = true
    if (isTelling) return
    isTelling = true
    try {
      while (isAsked) {
        isAsked = false
        await tell()
      }
    } catch (error) {
      // A process that ends has closed its database meanwhile.
      if (!isStopped) platform.log.error({ err: error }, 'changed settings could not be read')
    } finally {
      isTelling = false
    }
  }
  const stop = platform.cache.onInvalidated((tags) => {
    if (tags === 'all' || tags.includes(SETTINGS_TAG)) void tellAgain()
  })
  await tell()
  return () => {
    isStopped = true
    stop()
  }
}
