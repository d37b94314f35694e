import type { ImportType } from '@mediatheque/contract/catalogue/media-import/import-types.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export interface TitleImportRow {
  title_id: number
  media_type: ImportType
  external_id: number
  is_airing: boolean
  imported_at: Date
  refreshed_at: Date
  last_fault: string | null
}

/** Until the transaction ends nobody else imports: two that enter the same people in another order would lock each other out. */
export async function lockImports(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('media-import'))`.execute(tx)
}

/** A title is one work, and a work one title: what was said last holds. */
export async function noteImport(
  tx: Database,
  {
    titleId,
    type,
    id,
    isAiring,
  }: { titleId: number; type: ImportType; id: number; isAiring: boolean },
): Promise<void> {
  await sql`delete from title_imports where media_type = ${type} and external_id = ${id} and title_id <> ${titleId}`.execute(
    tx,
  )
  await sql`insert into title_imports (title_id, media_type, external_id, is_airing)
    values (${titleId}, ${type}, ${id}, ${isAiring})
    on conflict (title_id) do update set media_type = excluded.media_type, external_id = excluded.external_id,
      is_airing = excluded.is_airing, refreshed_at = now(), last_fault = null`.execute(tx)
}

export async function findTitleImport(
  db: Database,
  titleId: number,
): Promise<TitleImportRow | undefined> {
  const row = await db
    .selectFrom('title_imports')
    .selectAll()
    .where('title_id', '=', titleId)
    .executeTakeFirst()
  return row as TitleImportRow | undefined
}

/** Titles of which more is to come, asked for longest ago, before this moment. */
export async function listDueImports(
  db: Database,
  before: Date,
  most: number,
): Promise<TitleImportRow[]> {
  const rows = await db
    .selectFrom('title_imports')
    .selectAll()
    .where('is_airing', '=', true)
    .where('refreshed_at', '<', before)
    .orderBy('refreshed_at')
    .limit(most)
    .execute()
  return rows as TitleImportRow[]
}

/** It is asked again when its time has come, not at once. */
export async function noteFault(db: Database, titleId: number, fault: string): Promise<void> {
  await sql`update title_imports set refreshed_at = now(), last_fault = ${fault} where title_id = ${titleId}`.execute(
    db,
  )
}
