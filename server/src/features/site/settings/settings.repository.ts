import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { JsonValue } from '../../../platform/database/types.generated.ts'

export interface StoredSetting {
  readonly key: string
  readonly value: JsonValue
  readonly is_secret: boolean
}

/** One writer at a time, until the transaction ends: what was there before is then what the next one finds. */
export async function lockSettings(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('settings'))`.execute(tx)
}

/** The languages that readers get: of the localizations, which alone write them. */
export async function listReadersLanguages(
  db: Database,
): Promise<{ language: string; name: string }[]> {
  return db
    .selectFrom('localizations')
    .select(['language', 'name'])
    .where('is_enabled', '=', true)
    .orderBy('language')
    .execute()
}

/** What roles are called: of the roles, which alone write them. */
export async function listRoleNames(db: Database): Promise<{ id: number; name: string }[]> {
  return db.selectFrom('roles').select(['id', 'name']).orderBy('id').execute()
}

export function listStoredSettings(db: Database): Promise<StoredSetting[]> {
  return db.selectFrom('settings').select(['key', 'value', 'is_secret']).execute()
}

export async function saveSettings(
  db: Database,
  settings: readonly StoredSetting[],
): Promise<void> {
  if (settings.length === 0) return
  await db
    .insertInto('settings')
    .values(
      settings.map(({ key, value, is_secret }) => ({
        key,
        value: JSON.stringify(value),
        is_secret,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        is_secret: eb.ref('excluded.is_secret'),
        updated_at: new Date(),
      })),
    )
    .execute()
}
