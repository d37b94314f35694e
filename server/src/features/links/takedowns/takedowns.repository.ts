import type {
  ItemDecision,
  TakedownStatus,
} from '@mediatheque/contract/links/takedowns/takedowns.schemas.ts'
import type { Withdrawable } from '@mediatheque/contract/core/withdrawn.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type {
  TakedownItems,
  TakedownMessages,
  TakedownNotices,
  TakedownPeople,
} from '../../../platform/database/types.generated.ts'

export interface NoticeRow extends Omit<Selectable<TakedownNotices>, 'status'> {
  readonly status: TakedownStatus
}
export interface ItemRow extends Omit<Selectable<TakedownItems>, 'item_type' | 'decision'> {
  readonly item_type: Withdrawable
  readonly decision: ItemDecision
}
export type PersonRow = Selectable<TakedownPeople>
export interface MessageRow extends Selectable<TakedownMessages> {
  readonly username: string | null
}

/** How a notice is called: in mails, and by those who talk about it. */
export const referenceOf = ({ id, created_at: at }: Pick<NoticeRow, 'id' | 'created_at'>): string =>
  `TD-${at.getUTCFullYear()}-${id}`

export async function insertNotice(
  tx: Database,
  notice: Insertable<TakedownNotices>,
  person: Omit<Insertable<TakedownPeople>, 'notice_id'>,
  items: readonly Omit<Insertable<TakedownItems>, 'notice_id'>[],
): Promise<NoticeRow> {
  const row = await tx
    .insertInto('takedown_notices')
    .values(notice)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('takedown_people')
    .values({ ...person, notice_id: row.id })
    .execute()
  await tx
    .insertInto('takedown_items')
    .values(items.map((item) => ({ ...item, notice_id: row.id })))
    .execute()
  return row as NoticeRow
}

export async function findNotice(db: Database, id: number): Promise<NoticeRow | undefined> {
  return (await db
    .selectFrom('takedown_notices')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()) as NoticeRow | undefined
}

export async function listItems(db: Database, noticeId: number): Promise<ItemRow[]> {
  return (await db
    .selectFrom('takedown_items')
    .selectAll()
    .where('notice_id', '=', noticeId)
    .orderBy('id')
    .execute()) as ItemRow[]
}

export function listMessages(db: Database, noticeId: number): Promise<MessageRow[]> {
  return db
    .selectFrom('takedown_messages as m')
    .leftJoin('users as u', 'u.id', 'm.user_id')
    .selectAll('m')
    .select('u.username')
    .where('m.notice_id', '=', noticeId)
    .orderBy('m.id')
    .limit(200)
    .execute()
}

export async function insertMessage(
  tx: Database,
  message: Insertable<TakedownMessages>,
): Promise<void> {
  await tx.insertInto('takedown_messages').values(message).execute()
}

export async function updateNotice(
  tx: Database,
  id: number,
  { isSeen, ...values }: Updateable<TakedownNotices> & { isSeen?: true },
): Promise<void> {
  await tx
    .updateTable('takedown_notices')
    .set((eb) => ({ ...values, ...(isSeen && { version: eb('version', '+', 1) }) }))
    .where('id', '=', id)
    .execute()
}

export async function decideItems(
  tx: Database,
  ids: readonly number[],
  values: Updateable<TakedownItems>,
): Promise<void> {
  await tx
    .updateTable('takedown_items')
    .set(values)
    .where('id', 'in', [0, ...ids])
    .execute()
}

/** Of each person by the key of what they sent. */
export async function findPerson(
  db: Database,
  of: { notice: number } | { counterNotice: number },
): Promise<PersonRow | undefined> {
  const [column, id] =
    'notice' in of
      ? (['notice_id', of.notice] as const)
      : (['counter_notice_id', of.counterNotice] as const)
  return db.selectFrom('takedown_people').selectAll().where(column, '=', id).executeTakeFirst()
}

const MOST_OTHERS = 20

/** Other notices from the same e-mail address, newest first. */
export async function listOthersBy(db: Database, person: PersonRow): Promise<NoticeRow[]> {
  return (await db
    .selectFrom('takedown_people as p')
    .innerJoin('takedown_notices as n', 'n.id', 'p.notice_id')
    .selectAll('n')
    .where(sql`lower(p.email)`, '=', person.email.toLowerCase())
    .where('n.id', '!=', person.notice_id ?? 0)
    .orderBy('p.notice_id', 'desc')
    .limit(MOST_OTHERS)
    .execute()) as NoticeRow[]
}

/** The notice that something was withdrawn for. */
export async function findNoticeOfWithdrawal(
  db: Database,
  withdrawalId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('takedown_items')
    .select('notice_id')
    .where('withdrawal_id', '=', withdrawalId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.notice_id
}

/** Who sent what was decided before this moment is forgotten, with what was written back and forth. */
export async function forgetPeopleBefore(db: Database, before: Date): Promise<void> {
  await sql`delete from takedown_messages m using takedown_notices n
    where n.id = m.notice_id and n.decided_at < ${before}`.execute(db)
  await sql`delete from takedown_people p where
    exists (select from takedown_notices n where n.id = p.notice_id and n.decided_at < ${before})
    or exists (select from counter_notices c where c.id = p.counter_notice_id and c.decided_at < ${before})`.execute(
    db,
  )
}
