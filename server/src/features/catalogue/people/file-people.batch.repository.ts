import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/**
 * Writes what `catalogue_rows` says of people: the temporary table of an import, made by `media-import`, whose rows learn
 * here who they became (`record_id`), whether they are new and whether something was changed. What is known is left alone.
 */
export async function writeFilePeople(tx: Database): Promise<void> {
  await matchPeople(tx)
  await sql`insert into people (name, birth_date, death_date, birthplace, biography, biography_fr, poster_url, popularity,
      gender, known_for, locks, import_key)
    select r.doc ->> 'name', (r.doc ->> 'birth_date')::date, (r.doc ->> 'death_date')::date, r.doc ->> 'birthplace',
      r.doc ->> 'biography', r.doc ->> 'biography_fr', r.doc ->> 'poster', (r.doc ->> 'popularity')::real,
      r.doc ->> 'gender', r.doc ->> 'known_for', array(select jsonb_array_elements_text(r.doc -> 'locks')), r.key
    from catalogue_rows r where r.kind = 'person' and r.record_id is null order by r.line
    on conflict (import_key) do nothing`.execute(tx)
  await sql`update catalogue_rows r set record_id = p.id, is_new = true from people p
    where r.kind = 'person' and r.record_id is null and p.import_key = r.key`.execute(tx)
  await fillPeople(tx)
  await marking(
    tx,
    sql`insert into person_external_ids (person_id, provider, value)
      select r.record_id, x.provider, x.value from catalogue_rows r
      cross join lateral jsonb_to_recordset(r.doc -> 'external_ids') as x (provider text, value text)
      where r.kind = 'person' and not exists (select 1 from person_external_ids k
        where k.person_id = r.record_id and k.provider = x.provider)
      on conflict do nothing returning person_id as id`,
  )
}

/** By the number of another site, by the key of the file, or by that of somebody who was merged. */
async function matchPeople(tx: Database): Promise<void> {
  await sql`update catalogue_rows r set record_id = (
      select min(k.person_id) from jsonb_to_recordset(r.doc -> 'external_ids') as x (provider text, value text)
      join person_external_ids k on k.provider = x.provider and k.value = x.value)
    where r.kind = 'person'`.execute(tx)
  await sql`update catalogue_rows r set record_id = person_of_file_key(r.key)
    where r.kind = 'person' and r.record_id is null`.execute(tx)
  await sql`insert into person_file_keys (key, person_id)
    select r.key, r.record_id from catalogue_rows r join people p on p.id = r.record_id
    where r.kind = 'person' and p.import_key <> r.key on conflict do nothing`.execute(tx)
}

const FILLED = [
  { column: 'birth_date', field: 'birth_date', type: 'date' },
  { column: 'death_date', field: 'death_date', type: 'date' },
  { column: 'birthplace', field: 'birthplace', type: 'text' },
  { column: 'biography', field: 'biography', type: 'text' },
  { column: 'biography_fr', field: 'biography_fr', type: 'text' },
  { column: 'poster_url', field: 'poster', type: 'text' },
  { column: 'gender', field: 'gender', type: 'text' },
  { column: 'known_for', field: 'known_for', type: 'text' },
] as const

async function fillPeople(tx: Database): Promise<void> {
  const isMissing = ({ column, field }: (typeof FILLED)[number]) =>
    sql`(p.${sql.ref(column)} is null and r.doc ->> ${sql.lit(field)} is not null and not ${sql.lit(field)} = any (p.locks))`
  const filled = FILLED.map(
    (one) =>
      sql`${sql.ref(one.column)} = case when ${isMissing(one)}
        then (r.doc ->> ${sql.lit(one.field)})::${sql.raw(one.type)} else p.${sql.ref(one.column)} end`,
  )
  await marking(
    tx,
    sql`update people p set ${sql.join(filled)} from catalogue_rows r
      where r.kind = 'person' and p.id = r.record_id and not r.is_new
        and (${sql.join(FILLED.map(isMissing), sql` or `)})
        -- Half of a life from each side would be nobody's.
        and coalesce(p.death_date, (r.doc ->> 'death_date')::date, 'infinity')
          >= coalesce(p.birth_date, (r.doc ->> 'birth_date')::date, '-infinity')
      returning p.id`,
  )
}

/** Whom titles of a file name without a line of their own. */
export async function insertCreditedPeople(tx: Database): Promise<void> {
  await sql`insert into people (name, import_key)
    select distinct on (c.person) c.name, c.person from catalogue_credits c
    where person_of_file_key(c.person) is null order by c.person, c.line, c.place
    on conflict (import_key) do nothing`.execute(tx)
}

/** Rows about people of which something was written. */
async function marking(tx: Database, write: RawBuilder<unknown>): Promise<void> {
  await sql`with written as (${write}) update catalogue_rows r set is_changed = true from written w
    where r.kind = 'person' and r.record_id = w.id`.execute(tx)
}
