import {
  EXTERNAL_IDS,
  isPersonField,
  PERSON_FIELD_NAMES,
  type PersonField,
} from '@mediatheque/contract/catalogue/people/person-fields.ts'
import type { PersonValues } from '@mediatheque/contract/catalogue/person-records/person-records.schemas.ts'
import { sql } from 'kysely'
import type { AuditedState } from '../../../platform/audit/define-audited.ts'
import type { Database } from '../../../platform/database/database.ts'

/** What of a person can be changed by hand, as it is. */
export interface PersonSheetRow extends Readonly<PersonValues> {
  readonly id: number
  readonly version: number
  readonly locks: readonly PersonField[]
  readonly credits_count: number
  readonly popularity: number
  /** Names of those who were merged into this one. */
  readonly merged: readonly string[]
  /** By which imports know them. */
  readonly import_key: string | null
}

/** Values in the columns of a person. */
const COLUMNS = {
  name: 'name',
  known_for: 'known_for',
  gender: 'gender',
  birth_date: 'birth_date',
  death_date: 'death_date',
  birthplace: 'birthplace',
  biography: 'biography',
  biography_fr: 'biography_fr',
  poster: 'poster_url',
} as const satisfies Partial<Record<PersonField, string>>

const externalId = (provider: string) => sql`(select min(e.value) from person_external_ids e
  where e.person_id = p.id and e.provider = ${provider})`

export async function findPersonSheets(
  db: Database,
  ids: readonly number[],
): Promise<PersonSheetRow[]> {
  const { rows } = await sql<
    PersonSheetRow & { locks: string[] }
  >`select p.id, p.version, p.name, p.known_for, p.gender, p.birth_date::text, p.death_date::text, p.birthplace,
      p.biography, p.biography_fr, p.poster_url as poster, ${externalId('imdb')} as imdb, ${externalId('tmdb')} as tmdb,
      p.locks, (select count(*)::int from credits c where c.person_id = p.id) as credits_count,
      p.popularity, p.import_key, array(select m.gone_name from merges m
        where m.kind = 'person' and m.kept_id = p.id and m.undone_at is null order by m.id) as merged
    from people p where p.id = any (${[...ids]}::bigint[]) order by p.id`.execute(db)
  return rows.map((row) => ({ ...row, locks: row.locks.filter(isPersonField) }))
}

export interface EnteredPersonRow {
  readonly id: number
  readonly name: string
  readonly poster_url: string | null
}

export function insertPerson(tx: Database, name: string): Promise<EnteredPersonRow> {
  return tx
    .insertInto('people')
    .values({ name })
    .returning(['id', 'name', 'poster_url'])
    .executeTakeFirstOrThrow()
}

/** Writes these values and no others, and locks these fields and no others. @returns the field whose number another person has */
export async function writePersonSheet(
  tx: Database,
  id: number,
  values: Partial<PersonValues>,
  locks: readonly PersonField[],
): Promise<PersonField | undefined> {
  const own = Object.fromEntries(
    Object.entries(COLUMNS).flatMap(([name, column]) =>
      values[name as PersonField] === undefined ? [] : [[column, values[name as PersonField]]],
    ),
  )
  const inOrder = PERSON_FIELD_NAMES.filter((name) => locks.includes(name))
  await tx
    .updateTable('people')
    .set({ ...own, locks: inOrder })
    .where('id', '=', id)
    .execute()
  for (const provider of EXTERNAL_IDS) {
    const value = values[provider]
    if (value !== undefined && !(await setExternalId(tx, id, provider, value))) return provider
  }
  return undefined
}

/** @returns false where it is another person's */
async function setExternalId(
  tx: Database,
  id: number,
  provider: string,
  value: string | null,
): Promise<boolean> {
  await tx
    .deleteFrom('person_external_ids')
    .where('person_id', '=', id)
    .where('provider', '=', provider)
    .execute()
  if (value === null) return true
  const { rows } = await sql`insert into person_external_ids (person_id, provider, value)
    values (${id}, ${provider}, ${value}) on conflict do nothing returning 1`.execute(tx)
  return rows.length > 0
}

/** Something that belongs to the person, and lies elsewhere, was changed. @param seen counts only from this version on */
export async function countPersonVersion(tx: Database, id: number, seen: number): Promise<void> {
  await tx
    .updateTable('people')
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', seen)
    .execute()
}

export async function setPopularity(tx: Database, id: number, popularity: number): Promise<void> {
  await tx.updateTable('people').set({ popularity }).where('id', '=', id).execute()
}

/** For the history. */
export async function readPersonStates(
  tx: Database,
  ids: readonly number[],
): Promise<AuditedState[]> {
  const sheets = await findPersonSheets(tx, ids)
  return sheets.map(({ id, version, credits_count: credits, locks, merged, ...values }) => ({
    id,
    version,
    name: values.name,
    values: {
      ...values,
      credits,
      locks: locks.join(', ') || null,
      merged: merged.length > 0 ? merged : null,
    },
  }))
}
