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
      and person_of_key('name:' || normalise_name(c.name)) is null
    on conflict (import_key) do nothing`.execute(tx)
}

interface ImportedPerson {
  /** Unique among all people: `tmdb:31`; null: known by the name alone. */
  readonly key: string | null
  readonly name: string
  readonly pictureUrl: string | null
}

/**
 * Enters people of a work that an outside database knows, or finds them: by their key there, whether an import or somebody
 * by hand said it, by their name among those who are credited on this title already, and by their name alone where they have no key. A portrait is added where there is
 * none, and nobody locked that. @returns ids, in the order of the people
 */
export async function enterWorkPeople(
  tx: Database,
  titleId: number,
  people: readonly ImportedPerson[],
): Promise<number[]> {
  if (people.length === 0) return []
  const given = sql`jsonb_to_recordset(${JSON.stringify(people.map((person, place) => ({ ...person, place })))}::jsonb)
    as w (place integer, key text, name text, "pictureUrl" text)`
  const keyOf = sql`coalesce(w.key, 'name:' || normalise_name(w.name))`
  const found = sql<{ place: number; id: number | null }>`select w.place, coalesce(
      (select p.id from people p where p.import_key = ${keyOf}),
      (select e.person_id from person_external_ids e
        where e.provider = split_part(w.key, ':', 1) and e.value = split_part(w.key, ':', 2)),
      person_of_key(${keyOf}),
      (select p.id from credits c join people p on p.id = c.person_id
        where c.title_id = ${titleId} and normalise_name(p.name) = normalise_name(w.name) order by p.id limit 1),
      (select p.id from people p where w.key is null and normalise_name(p.name) collate "C" = normalise_name(w.name)
        order by p.id limit 1)) as id
    from ${given} order by w.place`
  const places = (await found.execute(tx)).rows
  const missing = places.filter(({ id }) => id === null).map(({ place }) => place)
  if (missing.length > 0)
    await sql`insert into people (name, import_key, poster_url)
      select distinct on (${keyOf}) w.name, ${keyOf}, w."pictureUrl" from ${given} where w.place = any (${missing}::int[])
      order by ${keyOf} on conflict (import_key) do nothing`.execute(tx)
  await sql`update people p set poster_url = w."pictureUrl" from ${given}
    where p.import_key = ${keyOf} and p.poster_url is null and w."pictureUrl" is not null
      and not p.locks @> array['poster']`.execute(tx)
  return (await found.execute(tx)).rows.map(({ id }) => id!)
}
