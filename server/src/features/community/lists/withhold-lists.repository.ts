import type { WITHHOLDINGS } from '@mediatheque/contract/community/lists/reported-lists.schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** A list as far as those who look after all of them need to know. */
export interface LookedAfterList {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly owner_id: number
  readonly kind: 'watch_later' | null
  readonly visibility: string
  readonly workspace_id: number | null
  readonly withheld: 'hidden' | 'removed' | null
  readonly reports_count: number
}

const lookedAfter = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('lists')
    .select([
      'id',
      'version',
      'name',
      'user_id as owner_id',
      sql.ref<'watch_later' | null>('kind').as('kind'),
      'visibility',
      'workspace_id',
      sql.ref<'hidden' | 'removed' | null>('withheld').as('withheld'),
      'reports_count',
    ])
    .where('id', 'in', [0, ...ids])
    .orderBy('id')

export const findLookedAfter = (db: Database, ids: readonly number[]): Promise<LookedAfterList[]> =>
  lookedAfter(db, ids).execute()

/** Keeps them as they are until the transaction ends. */
export const lockLookedAfter = (tx: Database, ids: readonly number[]): Promise<LookedAfterList[]> =>
  lookedAfter(tx, ids).forNoKeyUpdate().execute()

interface Withholding {
  readonly action: (typeof WITHHOLDINGS)[number]
  readonly reason: string
  readonly now: Date
  readonly by: number
}

/** What they were before is kept, of one that was hidden already what it was before that. */
export async function withholdRows(
  tx: Database,
  ids: readonly number[],
  { action, reason, now, by }: Withholding,
): Promise<void> {
  await tx
    .updateTable('lists')
    .set({
      withheld: action === 'hide' ? 'hidden' : 'removed',
      withheld_reason: reason,
      withheld_at: now,
      withheld_by: by,
      visibility_before: sql<string>`coalesce(visibility_before, visibility)`,
      share_key_before: sql<string>`coalesce(share_key_before, share_key)`,
      visibility: 'private',
      // Of ten who saw the same one does it, also where it was private before.
      version: sql<number>`version + 1`,
    })
    .where('id', 'in', [0, ...ids])
    .execute()
}

export async function restoreRows(tx: Database, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('lists')
    .set({
      visibility: sql<string>`visibility_before`,
      share_key: sql<string>`share_key_before`,
      withheld: null,
      withheld_reason: null,
      withheld_at: null,
      withheld_by: null,
      visibility_before: null,
      share_key_before: null,
    })
    .where('id', 'in', [0, ...ids])
    .where('withheld', 'is not', null)
    .execute()
}

/** Lists with their titles, as their history tells of them: those with a number and what they are called now. */
export function findListHistoryRows(tx: Database, ids: readonly number[]) {
  return tx
    .selectFrom('lists as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select(['l.id', 'l.version', 'l.name', 'l.name_fr', 'l.description', 'l.description_fr'])
    .select(['l.visibility', 'l.visibility_before', 'l.withheld', 'l.items_count', 'l.user_id'])
    .select('u.username as owner')
    .select(
      sql<
        string[]
      >`array(select i.title_id || ' ' || n.name from list_items i join titles n on n.id = i.title_id
        where i.list_id = l.id order by i.position, i.title_id)`.as('items'),
    )
    .where('l.id', 'in', [0, ...ids])
    .execute()
}

/** Of these lists those that were removed. */
export async function listRemovedIds(db: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('lists')
    .select('id')
    .where('id', 'in', [0, ...ids])
    .where('withheld', '=', 'removed')
    .execute()
  return rows.map(({ id }) => id)
}
