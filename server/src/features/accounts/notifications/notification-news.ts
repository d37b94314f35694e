import type { NotificationNews } from '@mediatheque/contract/accounts/notifications/stream.endpoints.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import { presentNotification } from './notifications.presenter.ts'
import {
  countUnreadNotifications,
  findNewestPosition,
  listNotificationsAfter,
} from './notifications.repository.ts'

const MOST_ARRIVED = 10

interface Reader {
  readonly userId: number
  readonly t: Translate
  /** What the reader knows already; undefined on the first question, which is about the number only. */
  readonly after?: number | undefined
}

/**
 * How somebody's notifications stand, straight from the database: an event is the news that what is kept is old.
 * One that commits after a later one did not is counted, but not among those that arrived.
 */
export async function getNotificationNews(
  { db }: Needs<'db'>,
  { userId, t, after }: Reader,
): Promise<NotificationNews> {
  const newest = await findNewestPosition(db, userId)
  const [unreadCount, arrived] = await Promise.all([
    countUnreadNotifications(db, userId),
    after === undefined || after >= newest
      ? []
      : listNotificationsAfter(db, userId, after, MOST_ARRIVED),
  ])
  return {
    position: Math.max(newest, arrived.at(-1)?.position ?? 0),
    unreadCount,
    arrived: arrived.map((row) => presentNotification(row, t)),
  }
}
