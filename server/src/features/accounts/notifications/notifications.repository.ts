import type { ListQuery } from '@mediatheque/contract/core/list-query.ts'
import type { StoredNotificationData } from '@mediatheque/contract/accounts/notifications/notifications.schemas.ts'
import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Notifications } from '../../../platform/database/types.generated.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'

export type NotificationRow = Selectable<Notifications>

export interface NewNotification {
  readonly userId: number
  readonly type: string
  readonly data: StoredNotificationData
}

export async function insertNotification(db: Database, { userId, type, data }: NewNotification): Promise<void> {
  await db.insertInto('notifications').values({ user_id: userId, type, data: JSON.stringify(data) }).execute()
}

export function listNotificationsOf(db: Database, userId: number, list: ListQuery): Promise<RowPage<NotificationRow>> {
  const query = db.selectFrom('notifications').selectAll().where('user_id', '=', userId).orderBy('created_at', 'desc').orderBy('id')
  return paginate(db, list, query as never)
}

export async function countUnreadNotifications(db: Database, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Without `ids`, all of them. Ids of other people's notifications change nothing. */
export async function setNotificationsRead(db: Database, userId: number, readAt: Date, ids?: readonly string[]): Promise<void> {
  const update = db.updateTable('notifications').set({ read_at: readAt }).where('user_id', '=', userId).where('read_at', 'is', null)
  await (ids ? update.where('id', 'in', [...ids]) : update).execute()
}
