import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { contactMessageList } from '@mediatheque/contract/site/contact/contact.list.ts'
import { MOST_WAITING } from '@mediatheque/contract/operations/overview/overview.schemas.ts'
import { sql } from 'kysely'
import type { AuditedState } from '../../../platform/audit/define-audited.ts'
import { MOST_EXPORTED_ROWS } from '../../../platform/account-export.ts'
import { containsWords } from '../../../platform/database/contains-words.ts'
import type { Database } from '../../../platform/database/database.ts'
import { listBatches, listedRows, type ListSql } from '../../../platform/database/list-rows.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'
import type { Waiting } from '../../../platform/overview.ts'

export interface ContactMessageRow {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly email: string
  readonly message: string
  readonly user_id: number | null
  readonly username: string | null
  readonly created_at: Date
  readonly answered_at: Date | null
  readonly answered_by: number | null
  readonly answerer: string | null
}

type List = typeof contactMessageList

const withPeople = (db: Database) =>
  db
    .selectFrom('contact_messages as m')
    .leftJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('users as a', 'a.id', 'm.answered_by')
    .select(['m.id', 'm.version', 'm.name', 'm.email', 'm.message', 'm.user_id', 'u.username'])
    .select(['m.created_at', 'm.answered_at', 'm.answered_by', 'a.username as answerer'])

const sourceOf = (db: Database): ListSql<List, ContactMessageRow> => ({
  rows: withPeople(db) as never,
  id: sql<number>`m.id`,
  // As the index of trigrams has it.
  search: (words) => containsWords(sql`(m.name || ' ' || m.email || ' ' || m.message)`, words),
  orders: { created_at: sql`m.created_at` },
  filters: {
    // Of both together, whatever there is.
    status: ({ value }) => {
      if (value.length > 1) return sql`true`
      return value.includes('waiting') ? sql`m.answered_at is null` : sql`m.answered_at is not null`
    },
    created_at: sql`m.created_at`,
  },
})

export const listMessageRows = (
  db: Database,
  call: ListCall<List>,
): Promise<RowPage<ContactMessageRow>> =>
  paginate(db, call, listedRows(contactMessageList, sourceOf(db), call))

/** All of them that match, in their order, some at a time. */
export const readMessageRows = (db: Database, call: ListCall<List>) =>
  listBatches(contactMessageList, sourceOf(db), call)

export const findMessages = (db: Database, ids: readonly number[]): Promise<ContactMessageRow[]> =>
  withPeople(db)
    .where('m.id', 'in', [0, ...ids])
    .orderBy('m.id')
    .execute()

export async function insertMessage(
  db: Database,
  message: {
    readonly user_id: number | null
    readonly name: string
    readonly email: string
    readonly message: string
    readonly created_at: Date
  },
): Promise<number> {
  const made = db.insertInto('contact_messages').values(message).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

/** Of those that wait, or the other way round; the others stay as they are. */
export async function markMessages(
  db: Database,
  ids: readonly number[],
  answered: { readonly at: Date; readonly by: number } | null,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('contact_messages')
    .set({ answered_at: answered?.at ?? null, answered_by: answered?.by ?? null })
    .where('id', 'in', ids)
    .where('answered_at', answered ? 'is' : 'is not', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function deleteMessageRows(db: Database, ids: readonly number[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('contact_messages')
    .where('id', 'in', ids)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** What was answered before this moment, and what came before it and nobody answered. */
export async function forgetMessagesBefore(db: Database, before: Date): Promise<void> {
  await sql`delete from contact_messages where answered_at < ${before}`.execute(db)
  await sql`delete from contact_messages where answered_at is null and created_at < ${before}`.execute(
    db,
  )
}

/** What waits for an answer. */
export async function countWaitingMessages(db: Database): Promise<Waiting> {
  const { rows } =
    await sql<Waiting>`select count(*)::int as count, min(created_at) as oldest from (
    select created_at from contact_messages where answered_at is null
    order by created_at limit ${MOST_WAITING}) first`.execute(db)
  return rows[0] ?? { count: 0, oldest: null }
}

export const listExportedMessages = (db: Database, userId: number) =>
  db
    .selectFrom('contact_messages')
    .select(['name', 'email', 'message', 'created_at', 'answered_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .limit(MOST_EXPORTED_ROWS)
    .execute()

/** Whether it waits: what it says, and who wrote it, is no part of the history. */
export async function readMessageStates(
  db: Database,
  ids: readonly number[],
): Promise<AuditedState[]> {
  const rows = await findMessages(db, ids)
  return rows.map(({ id, answered_at }) => ({
    id,
    name: `#${id}`,
    values: { is_answered: answered_at !== null },
  }))
}
