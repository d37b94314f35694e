import type { NotificationType } from '@mediatheque/contract/accounts/notifications/notification-types.ts'
import type { ListQuery } from '@mediatheque/contract/core/list-query.ts'
import type { StoredNotificationData } from '@mediatheque/contract/accounts/notifications/notifications.schemas.ts'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Notifications } from '../../../platform/database/types.generated.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'

export type NotificationRow = Selectable<Notifications>

export interface NewNotifications {
  readonly recipients: readonly { readonly userId: number; readonly isListed: boolean }[]
  readonly type: string
  readonly workspaceId: number
  readonly data: StoredNotificationData
  readonly createdAt: Date
}

/** Nobody is told twice, and accounts that are gone are left out. @returns id of each by its reader */
export async function insertNotifications(
  db: Database,
  { recipients, type, workspaceId, data, createdAt }: NewNotifications,
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: string; user_id: number }>`
    insert into notifications (user_id, is_listed, type, workspace_id, data, created_at)
    select users.id, recipient.is_listed, ${type}, ${workspaceId}, ${JSON.stringify(data)}::jsonb, ${createdAt}
    from unnest(${recipients.map(({ userId }) => userId)}::bigint[], ${recipients.map(({ isListed }) => isListed)}::boolean[]) as recipient (user_id, is_listed)
    join users on users.id = recipient.user_id
    returning id, user_id`.execute(db)
  return new Map(rows.map((row) => [row.user_id, row.id]))
}

/** In a workspace, what was made there and what concerns the reader alone; outside of one, everything. */
export function listNotificationsOf(
  db: Database,
  userId: number,
  list: ListQuery,
): Promise<RowPage<NotificationRow>> {
  const all = db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('is_listed', '=', true)
  const workspaceId = list.workspaceId ?? 0
  const query = (workspaceId > 0 ? all.where('workspace_id', 'in', [0, workspaceId]) : all).orderBy(
    'position',
    'desc',
  )
  return paginate(db, list, query as never)
}

/** The newest that came after a position, oldest first. */
export async function listNotificationsAfter(
  db: Database,
  userId: number,
  position: number,
  limit: number,
): Promise<NotificationRow[]> {
  const rows = await db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('is_listed', '=', true)
    .where('position', '>', position)
    .orderBy('position', 'desc')
    .limit(limit)
    .execute()
  return rows.reverse()
}

export async function countUnreadNotifications(db: Database, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('is_listed', '=', true)
    .executeTakeFirstOrThrow()
  return count
}

/** Where the stream of somebody's events stands; 0 before the first. */
export async function findNewestPosition(db: Database, userId: number): Promise<number> {
  const row = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.max('position').as('position'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return Number(row?.position ?? 0)
}

/** Without `ids`, all of them. Ids of other people's notifications change nothing. */
export async function setNotificationsRead(
  db: Database,
  userId: number,
  readAt: Date,
  ids?: readonly string[],
): Promise<void> {
  const update = db
    .updateTable('notifications')
    .set({ read_at: readAt })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
  await (ids ? update.where('id', 'in', [...ids]) : update).execute()
}

/** All of somebody's, as if none had been seen. */
export async function setNotificationsUnread(db: Database, userId: number): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: null })
    .where('user_id', '=', userId)
    .where('read_at', 'is not', null)
    .execute()
}

export function findNotification(db: Database, id: string): Promise<NotificationRow | undefined> {
  return db.selectFrom('notifications').selectAll().where('id', '=', id).executeTakeFirst()
}

/** @returns false when it was sent on its way already */
export async function markDelivered(db: Database, id: string, deliveredAt: Date): Promise<boolean> {
  const row = await db
    .updateTable('notifications')
    .set({ delivered_at: deliveredAt })
    .where('id', '=', id)
    .where('delivered_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns whether there was one */
export async function deleteUnheard(
  tx: Database,
  of: {
    readonly userId: number
    readonly type: NotificationType
    readonly since: Date
    /** Of one record alone: {@link aboutOf}. */
    readonly about?: string
  },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('notifications')
    .where('user_id', '=', of.userId)
    .where('type', '=', of.type)
    .where('created_at', '>=', of.since)
    .where('read_at', 'is', null)
    .where('delivered_at', 'is', null)
    .$if(of.about !== undefined, (query) => query.where(aboutOf, '=', of.about!))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Which record a notification is about, where its first line says so among its values. */
const aboutOf = sql<string>`data #>> '{lines,0,values,about}'`

/** Whether somebody was told of a record since. */
export async function hasNotice(
  tx: Database,
  of: {
    readonly userId: number
    readonly type: NotificationType
    readonly since: Date
    readonly about: string
  },
): Promise<boolean> {
  const row = await tx
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', of.userId)
    .where('type', '=', of.type)
    .where('created_at', '>=', of.since)
    .where(aboutOf, '=', of.about)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteUnlistedBefore(db: Database, moment: Date): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('is_listed', '=', false)
    .where('created_at', '<', moment)
    .execute()
}

export async function deleteNotificationsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('notifications').where('created_at', '<', before).execute()
}

export async function deleteNotificationsOfWorkspace(
  tx: Database,
  workspaceId: number,
): Promise<void> {
  await tx.deleteFrom('notifications').where('workspace_id', '=', workspaceId).execute()
}
