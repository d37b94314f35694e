import type { Database } from '../../../platform/database/database.ts'

export interface LocalizationRow {
  readonly id: number
  readonly version: number
  readonly language: string
  /** In the language itself. */
  readonly name: string
  readonly is_enabled: boolean
}

export function listLocalizationRows(db: Database): Promise<LocalizationRow[]> {
  return db
    .selectFrom('localizations')
    .select(['id', 'version', 'language', 'name', 'is_enabled'])
    .orderBy('language')
    .execute()
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
