import { sql } from 'kysely'
import type { FileUse } from '../../../platform/feature.ts'
import type { Database } from '../../../platform/database/database.ts'

type Values = Readonly<Record<string, unknown>>

export interface DraftRow {
  readonly revision: number
  readonly changes: Values
  readonly seen: Values
  readonly saved_at: Date
  readonly saved_by: string | null
}

export async function findDraftRow(db: Database): Promise<DraftRow | undefined> {
  const row = await db
    .selectFrom('appearance_draft')
    .leftJoin('users', 'users.id', 'appearance_draft.saved_by')
    .select(['revision', 'changes', 'seen', 'saved_at', 'users.username as saved_by'])
    .executeTakeFirst()
  return row && { ...row, changes: row.changes as Values, seen: row.seen as Values }
}

/** One writer at a time, also of the first draft. */
export async function lockDraft(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('appearance-draft'))`.execute(tx)
}

interface WrittenDraft {
  readonly revision: number
  readonly changes: Values
  readonly seen: Values
  readonly saved_by: number | null
  readonly saved_at: Date
}

export async function writeDraft(
  tx: Database,
  { changes, seen, ...draft }: WrittenDraft,
): Promise<void> {
  const row = { ...draft, changes: JSON.stringify(changes), seen: JSON.stringify(seen) }
  await tx
    .insertInto('appearance_draft')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** Which of these files the appearance shows, as it is or as it is drafted. */
export async function listFilesOfAppearance(
  db: Database,
  ids: readonly number[],
): Promise<readonly FileUse[]> {
  const { rows } = await sql<{ id: number }>`
    select f.id from unnest(${ids}::bigint[]) f (id)
    where exists (select from settings s
        where not s.is_secret and s.value::text like '%/files/' || f.id || '/%')
      or exists (select from appearance_draft d where d.changes::text like '%/files/' || f.id || '/%')`.execute(
    db,
  )
  return rows.map(({ id }) => ({ fileId: Number(id), kind: 'Appearance', name: 'Appearance' }))
}
