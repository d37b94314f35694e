import type { Language } from '@mediatheque/contract/core/lines.ts'
import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'

/** What genres, countries and languages are called, by `genres 7`, `countries FR`, `languages fr`. */
export async function listNamesOfParts(
  db: Database,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const name = sql.ref(language === 'fr' ? 'name_fr' : 'name')
  const { rows } = await sql<{ key: string; name: string }>`
    select 'genres ' || id as key, ${name} as name from genres
    union all select 'countries ' || btrim(code), ${name} from countries
    union all select 'languages ' || code, ${name} from languages`.execute(db)
  return new Map(rows.map(({ key, name: called }) => [key, called]))
}
