import { calendarPath } from '@mediatheque/contract/catalogue/calendar/calendar-url.ts'
import type { Needs } from '../../../platform/platform.ts'
import { hashToken, randomToken } from '../../../platform/secrets.ts'
import { findCalendarKey, findUserOfKey, writeCalendarKey } from './calendar-keys.repository.ts'

export { deleteCalendarKey } from './calendar-keys.repository.ts'

export const getCalendarKey = ({ db }: Needs<'db'>, userId: number): Promise<Date | undefined> =>
  findCalendarKey(db, userId)

/** Only its hash is kept. @returns the address that it opens */
export async function createCalendarKey(
  { db, clock, config }: Needs<'db' | 'clock' | 'config'>,
  userId: number,
): Promise<{ createdAt: Date; url: string }> {
  const key = randomToken()
  const createdAt = clock.now()
  await writeCalendarKey(db, userId, { key_hash: hashToken(key), created_at: createdAt })
  return { createdAt, url: `${config.baseUrl}${calendarPath(key)}` }
}

export const findOwnerOfKey = ({ db }: Needs<'db'>, key: string): Promise<number | undefined> =>
  findUserOfKey(db, hashToken(key))
