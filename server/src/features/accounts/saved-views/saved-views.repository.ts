import type { SavedViewState } from '@mediatheque/contract/accounts/saved-views/saved-views.schemas.ts'
import { type Selectable, sql } from 'kysely'
import type { Granted } from '../../../platform/access/within-quota.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { SavedViews } from '../../../platform/database/types.generated.ts'

export type SavedViewRow = Omit<Selectable<SavedViews>, 'state'> & {
  readonly state: SavedViewState
}

/** Of one account, for one list. */
export interface OwnList {
  readonly user_id: number
  readonly list: string
}

const rowsOf = (db: Database, { user_id, list }: OwnList) =>
  db.selectFrom('saved_views').where('user_id', '=', user_id).where('list', '=', list)

const asRow = (row: Selectable<SavedViews>) => row as SavedViewRow

export async function listSavedViewRows(db: Database, own: OwnList): Promise<SavedViewRow[]> {
  const rows = await rowsOf(db, own)
    .selectAll()
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
  return rows.map(asRow)
}

export async function findSavedViewRow(
  db: Database,
  id: number,
): Promise<SavedViewRow | undefined> {
  const row = await db.selectFrom('saved_views').selectAll().where('id', '=', id).executeTakeFirst()
  return row && asRow(row)
}

export async function countSavedViews(db: Database, own: OwnList): Promise<number> {
  const { count } = await rowsOf(db, own)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Whoever else names views of this list, or says which is first, waits until the transaction ends. */
export async function lockViews(tx: Database, { user_id, list }: OwnList): Promise<void> {
  const key = `saved-views:${user_id}:${list}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

/** Whether another view of the list has this name, in whatever case. */
export async function isNameTaken(
  db: Database,
  { name, exceptId, ...own }: OwnList & { readonly name: string; readonly exceptId?: number },
): Promise<boolean> {
  const found = await rowsOf(db, own)
    .select('id')
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .where('id', '!=', exceptId ?? 0)
    .executeTakeFirst()
  return found !== undefined
}

/** The list opens with none of them. */
export async function forgetFirst(db: Database, own: OwnList, exceptId = 0): Promise<void> {
  await db
    .updateTable('saved_views')
    .set({ is_first: false })
    .where('user_id', '=', own.user_id)
    .where('list', '=', own.list)
    .where('is_first', '=', true)
    .where('id', '!=', exceptId)
    .execute()
}

interface Values extends OwnList {
  readonly name: string
  readonly state: SavedViewState
  readonly is_first: boolean
}

const stored = ({ state, ...values }: Partial<Values>) => ({
  ...values,
  ...(state && { state: JSON.stringify(state) }),
})

export async function insertSavedView(
  db: Granted<'saved-views'>,
  { state, ...values }: Values,
): Promise<SavedViewRow> {
  const row = await db
    .insertInto('saved_views')
    .values({ ...values, state: JSON.stringify(state) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return asRow(row)
}

export async function updateSavedViewRow(
  db: Database,
  id: number,
  changes: Partial<Omit<Values, keyof OwnList>>,
): Promise<SavedViewRow | undefined> {
  const row = await db
    .updateTable('saved_views')
    .set(stored(changes))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row && asRow(row)
}

export async function deleteSavedViewRow(db: Database, id: number): Promise<void> {
  await db.deleteFrom('saved_views').where('id', '=', id).execute()
}

export async function listExportedViews(db: Database, userId: number) {
  const rows = await db
    .selectFrom('saved_views')
    .select(['list', 'name', 'state', 'is_first'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, state: row.state as SavedViewState }))
}
