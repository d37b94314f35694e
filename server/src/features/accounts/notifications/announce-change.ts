import { defineTagOf } from '../../../platform/cache/cache-tag.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'

/** Topic of the platform's events: notifications of some people changed. The message is {@link NotificationsChanged}. */
export const NOTIFICATIONS_TOPIC = 'notifications'

export interface NotificationsChanged {
  readonly userIds: readonly number[]
}

/** Keeps a message well below the length that PostgreSQL takes. */
const USERS_IN_A_MESSAGE = 300

/** Cache tag of somebody's number of unread notifications. */
export const unreadTag = defineTagOf<number>('notifications')

/** Tells every process that what it kept is old, and every open page that something is new. */
export async function announceChange(
  platform: Needs<'cache' | 'events'>,
  userIds: readonly number[],
  tx?: Database,
): Promise<void> {
  if (userIds.length === 0) return
  await platform.cache.invalidate(userIds.map(unreadTag), tx)
  for (let start = 0; start < userIds.length; start += USERS_IN_A_MESSAGE) {
    await platform.events.publish(
      NOTIFICATIONS_TOPIC,
      { userIds: userIds.slice(start, start + USERS_IN_A_MESSAGE) } satisfies NotificationsChanged,
      tx,
    )
  }
}
