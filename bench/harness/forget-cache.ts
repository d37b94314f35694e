import type { Cache } from '../../server/src/platform/cache/cache.ts'
import type { Platform } from '../../server/src/platform/platform.ts'

/** What the application keeps for seconds about the catalogue; settings, roles, words and the choices of forms are kept all the same. */
const FORGOTTEN = /^(titles?|related|search|person|people|channels?|shelves):/

/**
 * The same platform, which asks the database every time. Under load a few addresses would be answered from memory, and
 * their comparison with a handler that runs SQL would flatter us: this one cannot remember.
 */
export function forgetCatalogue<P extends Platform>(platform: P): P {
  const remember: Cache['remember'] = (key, options, load) =>
    FORGOTTEN.test(key) ? load() : platform.cache.remember(key, options, load)
  return { ...platform, cache: { ...platform.cache, remember } }
}
