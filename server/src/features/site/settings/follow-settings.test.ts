import { expect, it, vi } from 'vitest'
import { followSettings } from './follow-settings.ts'

/** A platform whose settings are read once, and whose database fails from then on. */
function createPlatform() {
  const error = vi.fn()
  const watchers: ((tags: 'all') => void)[] = []
  const remember = vi.fn().mockResolvedValueOnce({}).mockRejectedValue(new Error('closed'))
  const cache = {
    remember,
    onInvalidated: (handle: (typeof watchers)[number]) => {
      watchers.push(handle)
      return () => true
    },
  }
  const platform = { cache, features: [], log: { error } } as never
  return { platform, error, change: () => watchers.forEach((tell) => tell('all')) }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

it('says that changed settings could not be read, but not of a process that has ended meanwhile', async () => {
  const { platform, error, change } = createPlatform()
  const stop = await followSettings(platform)
  change()
  await settled()
  expect(error).toHaveBeenCalledTimes(1)
  change()
  stop()
  await settled()
  expect(error).toHaveBeenCalledTimes(1)
})
