import {
  NOTIFICATION_TYPES,
  type NotificationType,
} from '@mediatheque/contract/accounts/notifications/notification-types.ts'
import type { StoredNotificationData } from '@mediatheque/contract/accounts/notifications/notifications.schemas.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import { announceChange } from './announce-change.ts'
import { deliverNotifications } from './deliver-notifications.jobs.ts'
import { deleteUnheard, hasNotice, insertNotifications } from './notifications.repository.ts'
import { listChoicesForType } from './preferences.repository.ts'

export { announceToStaff } from './announce-to-staff.ts'

export interface Notice {
  readonly userIds: readonly number[]
  readonly type: NotificationType
  /** Texts are keys of language lines with their values: each reader gets them in the own language. */
  readonly data: StoredNotificationData
  /** Workspace in which it happened; 0 when it concerns the reader alone. */
  readonly workspaceId?: number
}

/** What of the platform it takes to tell people something. */
export type ToNotify = 'cache' | 'events' | 'jobs' | 'clock'

const DELIVERED_AT_ONCE = 200

/**
 * Tells people something, by the ways that each of them chose for this type: the bell, a mail, a message of the browser.
 * Call it in the transaction of what it tells about: of something that is rolled back nobody hears.
 */
export async function notify(
  platform: Needs<ToNotify>,
  tx: Database,
  { userIds, type, data, workspaceId = 0 }: Notice,
): Promise<void> {
  const readers = [...new Set(userIds)]
  const choices = await listChoicesForType(tx, type, readers)
  const channelsOf = (userId: number) => choices.get(userId) ?? NOTIFICATION_TYPES[type].defaults
  const recipients = readers
    .filter((userId) => channelsOf(userId).length > 0)
    .map((userId) => ({ userId, isListed: channelsOf(userId).includes('database') }))
  if (recipients.length === 0) return
  const ids = await insertNotifications(tx, {
    recipients,
    type,
    workspaceId,
    data,
    createdAt: platform.clock.now(),
  })
  const away = [...ids]
    .filter(([userId]) => channelsOf(userId).some((channel) => channel !== 'database'))
    .map(([, id]) => id)
  for (let start = 0; start < away.length; start += DELIVERED_AT_ONCE) {
    await platform.jobs.enqueue(tx, deliverNotifications, {
      notificationIds: away.slice(start, start + DELIVERED_AT_ONCE),
    })
  }
  await announceChange(
    platform,
    recipients.filter(({ isListed }) => isListed).map(({ userId }) => userId),
    tx,
  )
}

/**
 * Takes back what somebody was told and has not heard of: not read yet, and not sent on its way.
 * @returns whether there was such a thing
 */
export async function takeBackNotice(
  platform: Needs<ToNotify>,
  tx: Database,
  notice: Parameters<typeof deleteUnheard>[1],
): Promise<boolean> {
  const isTakenBack = await deleteUnheard(tx, notice)
  if (isTakenBack) await announceChange(platform, [notice.userId], tx)
  return isTakenBack
}

/** Whether somebody was told of a record: `about` among the values of the first line. */
export const wasTold = (tx: Database, notice: Parameters<typeof hasNotice>[1]): Promise<boolean> =>
  hasNotice(tx, notice)
