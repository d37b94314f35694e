import { sql } from 'kysely'
import type { AuditedState } from '../../../platform/audit/define-audited.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { LocalizationRow } from './localizations.repository.ts'

const COLUMNS = ['id', 'version', 'language', 'name', 'is_enabled'] as const

export const findLanguageRow = (db: Database, id: number): Promise<LocalizationRow | undefined> =>
  db.selectFrom('localizations').select(COLUMNS).where('id', '=', id).executeTakeFirst()

/** Whoever switches or deletes one is alone: each sees which of them are on. */
export async function lockLanguages(tx: Database): Promise<LocalizationRow[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('localizations', 0))`.execute(tx)
  return tx.selectFrom('localizations').select(COLUMNS).execute()
}

/** @returns undefined where the site has it */
export async function insertLanguage(
  tx: Database,
  { language, name }: Pick<LocalizationRow, 'language' | 'name'>,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('localizations')
    .values({ language, name, is_enabled: false })
    .onConflict((conflict) => conflict.column('language').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function updateLanguageRow(
  tx: Database,
  id: number,
  values: Pick<LocalizationRow, 'name' | 'is_enabled'>,
): Promise<void> {
  await tx.updateTable('localizations').set(values).where('id', '=', id).execute()
}

/** Its lines go with it. */
export async function deleteLanguageRow(tx: Database, id: number): Promise<void> {
  await tx.deleteFrom('localizations').where('id', '=', id).execute()
}

/** For the history. */
export async function readLanguageStates(
  tx: Database,
  ids: readonly number[],
): Promise<AuditedState[]> {
  const rows = await tx
    .selectFrom('localizations as l')
    .select(['l.id', 'l.version', 'l.language', 'l.name', 'l.is_enabled'])
    .select((eb) =>
      eb
        .selectFrom('localization_lines as x')
        .whereRef('x.language', '=', 'l.language')
        .select(({ fn }) => fn.countAll().as('lines'))
        .as('lines'),
    )
    .where('l.id', 'in', [0, ...ids])
    .execute()
  return rows.map(({ id, version, language, name, is_enabled, lines }) => ({
    id,
    version,
    name,
    values: { language, name, is_enabled, lines: Number(lines) },
  }))
}
