import type { ListQuery } from '@mediatheque/contract/core/list-query.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  countUnreadNotifications,
  insertNotification,
  listNotificationsOf,
  type NewNotification,
  type NotificationRow,
  setNotificationsRead,
} from './notifications.repository.ts'

/** Topic of {@link Platform.events}: somebody's notifications changed. The message is `{ userId }`. */
export const NOTIFICATIONS_TOPIC = 'notifications'

const UNREAD_COUNT_SECONDS = 30
const tagOf = (userId: number) => `notifications:${userId}`

/**
 * Tells one user something. Texts are keys of language lines with their values; they are translated when read.
 * Call it in the transaction of what it tells about: a notification of something rolled back is not sent.
 */
export async function sendNotification(platform: Platform, tx: Database, notification: NewNotification): Promise<void> {
  await insertNotification(tx, notification)
  await announceChange(platform, notification.userId, tx)
}

export function listNotifications(platform: Platform, userId: number, list: ListQuery): Promise<RowPage<NotificationRow>> {
  return listNotificationsOf(platform.db, userId, list)
}

/** How many are unread; kept for a moment, because every page shows it. */
export function getUnreadCount(platform: Platform, userId: number): Promise<number> {
  return platform.cache.remember(`unread:${userId}`, { ttlSeconds: UNREAD_COUNT_SECONDS, tags: [tagOf(userId)] }, () =>
    countUnreadNotifications(platform.db, userId),
  )
}

/** Marks some, or without `ids` all, as read. @returns how many are still unread */
export async function markAsRead(platform: Platform, userId: number, ids?: readonly string[]): Promise<number> {
  await setNotificationsRead(platform.db, userId, platform.clock.now(), ids)
  await announceChange(platform, userId)
  return countUnreadNotifications(platform.db, userId)
}

async function announceChange(platform: Platform, userId: number, tx?: Database): Promise<void> {
  await platform.cache.invalidate([tagOf(userId)], tx)
  await platform.events.publish(NOTIFICATIONS_TOPIC, { userId }, tx)
}
