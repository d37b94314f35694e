import type { ListQuery } from '@mediatheque/contract/core/list-query.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { announceChange, unreadTag } from './announce-change.ts'
import {
  countUnreadNotifications,
  listNotificationsOf,
  type NotificationRow,
  setNotificationsRead,
  setNotificationsUnread,
} from './notifications.repository.ts'

export { deleteNotificationsOfWorkspace } from './notifications.repository.ts'

const UNREAD_COUNT_SECONDS = 30

export function listNotifications(
  platform: Needs<'db'>,
  userId: number,
  list: ListQuery,
): Promise<RowPage<NotificationRow>> {
  return listNotificationsOf(platform.db, userId, list)
}

/** How many are unread; kept for a moment, because every page shows it. */
export function getUnreadCount(platform: Needs<'db' | 'cache'>, userId: number): Promise<number> {
  return platform.cache.remember(
    `unread:${userId}`,
    { ttlSeconds: UNREAD_COUNT_SECONDS, tags: [unreadTag(userId)] },
    () => countUnreadNotifications(platform.db, userId),
  )
}

/** Marks some, or without `ids` all, as read. @returns how many are still unread */
export async function markAsRead(
  platform: Needs<'db' | 'cache' | 'events' | 'clock'>,
  userId: number,
  ids?: readonly string[],
): Promise<number> {
  await setNotificationsRead(platform.db, userId, platform.clock.now(), ids)
  await announceChange(platform, [userId])
  return countUnreadNotifications(platform.db, userId)
}

/** @returns how many are unread now */
export async function markAllAsUnread(
  platform: Needs<'db' | 'cache' | 'events'>,
  userId: number,
): Promise<number> {
  await setNotificationsUnread(platform.db, userId)
  await announceChange(platform, [userId])
  return countUnreadNotifications(platform.db, userId)
}
