import type { Database } from '../../../platform/database/database.ts'

export interface LocalizationRow {
  readonly language: string
  readonly name: string
}

export function listLocalizationRows(db: Database): Promise<LocalizationRow[]> {
  return db.selectFrom('localizations').select(['language', 'name']).orderBy('language').execute()
}

/** The lines an administrator changed. */
export async function listChangedLines(
  db: Database,
  language: string,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('localization_lines')
    .select(['key', 'line'])
    .where('language', '=', language)
    .execute()
  return new Map(rows.map((row) => [row.key, row.line]))
}
