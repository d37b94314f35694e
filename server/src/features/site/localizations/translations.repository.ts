import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export interface ChangedLineRow {
  readonly key: string
  readonly line: string
  /** The English that it was written for; null where an earlier version wrote it. */
  readonly source: string | null
}

/** The lines of a language that this site says in its own words. */
export function listChangedLineRows(db: Database, language: string): Promise<ChangedLineRow[]> {
  return db
    .selectFrom('localization_lines')
    .select(['key', 'line', 'source'])
    .where('language', '=', language)
    .execute()
}

/**
 * Whoever writes lines of a language is alone until the transaction ends.
 * @returns whether the site still has the language
 */
export async function lockLocalization(tx: Database, language: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from localizations where language = ${language} for update`.execute(tx)
  return rows.length > 0
}

export async function upsertLines(
  tx: Database,
  language: string,
  lines: readonly { readonly key: string; readonly line: string; readonly source: string }[],
): Promise<void> {
  if (lines.length === 0) return
  await sql`insert into localization_lines (language, key, line, source)
    select ${language}, key, line, source
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as written (key text, line text, source text)
    on conflict (language, key) do update
    set line = excluded.line, source = excluded.source, updated_at = now()`.execute(tx)
}

export async function deleteLines(
  tx: Database,
  language: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  await tx
    .deleteFrom('localization_lines')
    .where('language', '=', language)
    .where('key', 'in', keys)
    .execute()
}
