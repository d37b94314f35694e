import { type Insertable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { People } from '../../../platform/database/types.generated.ts'

/** Enters people by their import key, or finds those that are there. @returns ids by name */
export async function insertPeople(
  db: Database,
  people: readonly Insertable<People>[],
): Promise<Map<string, number>> {
  if (people.length === 0) return new Map()
  const rows = await db
    .insertInto('people')
    .values([...people])
    .onConflict((conflict) =>
      conflict.column('import_key').doUpdateSet({ popularity: sql`people.popularity` }),
    )
    .returning(['id', 'name'])
    .execute()
  return new Map(rows.map(({ id, name }) => [name, id]))
}

/** Of the people with these import keys, those that no title credits any more. */
export async function deleteUncreditedPeople(
  db: Database,
  importKeys: readonly string[],
): Promise<void> {
  await sql`delete from people p where p.import_key = any (${[...importKeys]}::text[])
    and not exists (select from credits c where c.person_id = p.id)`.execute(db)
}

/**
 * The cast that `import_rows`, the temporary table of an import, names: people are one by their normalised name, as such
 * files know no more of them.
 */
export async function insertImportedPeople(tx: Database): Promise<void> {
  await sql`insert into people (name, import_key)
    select distinct on (normalise_name(c.name)) c.name, 'name:' || normalise_name(c.name)
    from import_rows r, jsonb_array_elements_text(r.people) as c (name)
    where normalise_name(c.name) <> '' and not exists (select 1 from people p where normalise_name(p.name) collate "C" = normalise_name(c.name))
    on conflict (import_key) do nothing`.execute(tx)
}
