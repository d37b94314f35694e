import { TITLES_TAG } from './titles/titles.service.ts'
import { CHANNELS_TAG } from './channels/channels.service.ts'
import type { Platform } from '../../platform/platform.ts'

/** How many statements a piece of work sends to the database, with nothing of the catalogue kept from before. */
export async function countQueries(
  platform: Platform,
  work: () => Promise<unknown>,
): Promise<number> {
  await platform.cache.invalidate([TITLES_TAG, CHANNELS_TAG])
  return countStatements(platform, work)
}

/** How many statements a piece of work sends to the database, transactions aside, with what is kept from before. */
export async function countStatements(
  { db }: Pick<Platform, 'db'>,
  work: () => Promise<unknown>,
): Promise<number> {
  let count = 0
  const executor = db.getExecutor()
  const original = executor.executeQuery.bind(executor)
  executor.executeQuery = ((...parameters: Parameters<typeof original>) => {
    count += 1
    return original(...parameters)
  }) as typeof original
  try {
    await work()
  } finally {
    executor.executeQuery = original
  }
  return count
}
