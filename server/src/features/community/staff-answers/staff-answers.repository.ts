import type { AnswerUse } from '@mediatheque/contract/community/staff-answers/answer-uses.ts'
import { staffAnswerList } from '@mediatheque/contract/community/staff-answers/staff-answers.list.ts'
import type { StaffAnswerForm } from '@mediatheque/contract/community/staff-answers/staff-answers.schemas.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { sql } from 'kysely'
import type { AuditedState } from '../../../platform/audit/define-audited.ts'
import type { Database } from '../../../platform/database/database.ts'
import {
  listBatches,
  listedRows,
  type ListSql,
  literally,
} from '../../../platform/database/list-rows.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'

export interface StaffAnswerRow {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly uses: readonly AnswerUse[]
  readonly body: string
  readonly body_fr: string | null
  readonly updated_at: Date
}

type List = typeof staffAnswerList

const COLUMNS = ['id', 'version', 'name', 'uses', 'body', 'body_fr', 'updated_at'] as const

const sourceOf = (db: Database): ListSql<List, StaffAnswerRow> => ({
  rows: db.selectFrom('staff_answers').select(COLUMNS) as never,
  id: sql<number>`id`,
  search: (words) => {
    const like = `%${literally(words)}%`
    return sql`(name ilike ${like} or body ilike ${like} or body_fr ilike ${like})`
  },
  orders: { name: sql`lower(name)`, updated_at: sql`updated_at` },
  filters: { use: ({ value }) => sql`(uses && ${[...value]}::text[])` },
})

export const listAnswerRows = (
  db: Database,
  call: ListCall<List>,
): Promise<RowPage<StaffAnswerRow>> =>
  paginate(db, call, listedRows(staffAnswerList, sourceOf(db), call))

export const readAnswerRows = (
  db: Database,
  call: ListCall<List>,
): AsyncGenerator<readonly StaffAnswerRow[]> => listBatches(staffAnswerList, sourceOf(db), call)

export async function findAnswerRows(
  db: Database,
  ids: readonly number[],
): Promise<StaffAnswerRow[]> {
  const rows = await db
    .selectFrom('staff_answers')
    .select(COLUMNS)
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .execute()
  return rows as StaffAnswerRow[]
}

/** A dialog shows no more. */
const MOST_OFFERED = 100

export async function listOfferedRows(db: Database, use: AnswerUse): Promise<StaffAnswerRow[]> {
  const rows = await db
    .selectFrom('staff_answers')
    .select(COLUMNS)
    .where(sql<boolean>`${use} = any (uses)`)
    .orderBy(sql`lower(name)`)
    .limit(MOST_OFFERED)
    .execute()
  return rows as StaffAnswerRow[]
}

/** @returns its number; undefined where there is one of that name */
export async function insertAnswer(
  tx: Database,
  { uses, ...form }: StaffAnswerForm,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('staff_answers')
    .values({ ...form, uses: [...uses] })
    .onConflict((conflict) => conflict.expression(sql`lower(name)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Whether another has this name. */
export async function isNameTaken(
  tx: Database,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('staff_answers')
    .select('id')
    .where(sql`lower(name)`, '=', sql<string>`lower(${name})`)
    .where('id', '<>', id)
    .executeTakeFirst()
  return row !== undefined
}

export async function updateAnswer(
  tx: Database,
  id: number,
  { uses, ...form }: StaffAnswerForm,
): Promise<void> {
  await tx
    .updateTable('staff_answers')
    .set({ ...form, uses: [...uses] })
    .where('id', '=', id)
    .execute()
}

/** @returns how many went */
export async function deleteAnswers(tx: Database, ids: readonly number[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_answers')
    .where('id', 'in', [0, ...ids])
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** For the history. */
export async function readAnswerStates(
  tx: Database,
  ids: readonly number[],
): Promise<AuditedState[]> {
  const rows = await findAnswerRows(tx, ids)
  return rows.map(({ id, version, name, uses, body, body_fr }) => ({
    id,
    version,
    name,
    values: { name, uses, body, body_fr },
  }))
}

/** In which language each of these members reads; null for those who never chose. */
export async function listReadersLanguages(
  tx: Database,
  userIds: readonly number[],
): Promise<Map<number, string | null>> {
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'language'])
    .where('id', 'in', [0, ...userIds])
    .execute()
  return new Map(rows.map(({ id, language }) => [id, language]))
}
