import {
  isTitleField,
  TITLE_VALUES,
  type TitleField,
  type TitleValue,
} from '@mediatheque/contract/catalogue/titles/title-fields.ts'
import { sql } from 'kysely'
import type { AuditedState } from '../../../platform/audit/define-audited.ts'
import type { Database } from '../../../platform/database/database.ts'

export type TitleValues = Readonly<Record<TitleValue, string | number | null>>

/** What of a title can be changed by hand, as it is. */
export interface TitleSheetRow extends TitleValues {
  readonly id: number
  readonly version: number
  readonly type: string
  readonly name: string
}

/** Values in the columns of a title itself, and of its French translation. */
const OWN_COLUMNS = {
  type: 'type',
  name: 'name',
  original_name: 'original_name',
  year: 'year',
  release_date: 'release_date',
  plot: 'plot',
  tagline: 'tagline',
  poster: 'poster_url',
  backdrop: 'backdrop_url',
  homepage: 'homepage_url',
  runtime: 'runtime_minutes',
  certification: 'certification',
} as const satisfies Partial<Record<TitleValue, string>>
const FRENCH_COLUMNS = { name_fr: 'name', plot_fr: 'plot', tagline_fr: 'tagline' } as const

export async function findTitleSheets(
  db: Database,
  ids: readonly number[],
): Promise<TitleSheetRow[]> {
  const { rows } =
    await sql<TitleSheetRow>`select t.id, t.version, t.type, t.name, fr.name as name_fr, t.original_name, t.year,
      t.release_date::text, t.plot, fr.plot as plot_fr, t.tagline, fr.tagline as tagline_fr, t.poster_url as poster,
      t.backdrop_url as backdrop, t.homepage_url as homepage, t.runtime_minutes as runtime, t.certification
    from titles t left join title_translations fr on fr.title_id = t.id and fr.language = 'fr'
    where t.id = any (${[...ids]}::bigint[])`.execute(db)
  return rows
}

/** Writes these values and no others. The version counts the French ones too, which lie elsewhere. */
export async function writeTitleValues(
  tx: Database,
  id: number,
  values: Partial<TitleValues>,
): Promise<void> {
  const own = columnsOf(OWN_COLUMNS, values)
  const french = columnsOf(FRENCH_COLUMNS, values)
  if (Object.keys(french).length > 0)
    await tx
      .insertInto('title_translations')
      .values({ title_id: id, language: 'fr', ...french })
      .onConflict((conflict) => conflict.columns(['title_id', 'language']).doUpdateSet(french))
      .execute()
  if (Object.keys(own).length > 0)
    await tx.updateTable('titles').set(own).where('id', '=', id).execute()
  else if (Object.keys(french).length > 0) await countVersion(tx, id)
}

/** Something that belongs to the title, and lies elsewhere, was changed. @param seen counts only from this version on */
export async function countVersion(tx: Database, id: number, seen?: number): Promise<void> {
  await tx
    .updateTable('titles')
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .$if(seen !== undefined, (query) => query.where('version', '=', seen!))
    .execute()
}

export async function countVersions(tx: Database, ids: readonly number[]): Promise<void> {
  await sql`update titles set version = version + 1 where id = any (${[...ids]}::bigint[])`.execute(
    tx,
  )
}

/**
 * Nobody else changes these, or what belongs to them, until the transaction ends. In the order of their numbers, so that two
 * who lock several cannot wait for each other.
 * @returns whether all of them are there
 */
export async function lockTitles(tx: Database, ids: readonly number[]): Promise<boolean> {
  const wanted = [...new Set(ids)]
  const { rows } = await sql`select 1 from titles where id = any (${wanted}::bigint[])
    order by id for no key update`.execute(tx)
  return rows.length === wanted.length
}

function columnsOf<Columns extends Readonly<Record<string, string>>>(
  columns: Columns,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) =>
      values[name] === undefined ? [] : [[column, values[name]]],
    ),
  )
}

export async function listTitleLocks(db: Database, id: number): Promise<ReadonlySet<TitleField>> {
  const rows = await db
    .selectFrom('title_locks')
    .select('field')
    .where('title_id', '=', id)
    .execute()
  return new Set(rows.map(({ field }) => field).filter(isTitleField))
}

/** Locks these and opens all others. */
export async function setTitleLocks(
  tx: Database,
  id: number,
  fields: readonly TitleField[],
): Promise<void> {
  await sql`delete from title_locks where title_id = ${id} and field <> all (${[...fields]}::text[])`.execute(
    tx,
  )
  await sql`insert into title_locks (title_id, field) select ${id}, unnest(${[...fields]}::text[])
    on conflict do nothing`.execute(tx)
}

/** For the history: what can be changed of titles, with how much else belongs to them. */
export async function readTitleStates(
  tx: Database,
  ids: readonly number[],
): Promise<AuditedState[]> {
  const sheets = await findTitleSheets(tx, ids)
  const { rows } = await sql<{ id: number } & Record<string, unknown>>`select t.id,
      t.spoken_languages as languages, t.country_codes as countries,
      array(select unnest(t.genre_ids) order by 1) as genres,
      array(select k.name from title_keywords tk join keywords k on k.id = tk.keyword_id
        where tk.title_id = t.id order by lower(k.name), k.name) as keywords,
      (select coalesce(jsonb_agg(jsonb_build_array(p.id, p.name, c.department, c.job, c.character) order by c.department <> 'cast', c.position, c.id), '[]')
        from credits c join people p on p.id = c.person_id
        where c.title_id = t.id and c.season_id is null and c.episode_id is null) as people,
      t.episodes_count as seasons,
      (select coalesce(jsonb_agg(jsonb_build_array(i.kind, i.url) order by i.position, i.id), '[]')
        from images i where i.title_id = t.id and i.episode_id is null) as images,
      (select count(*)::int from videos v where v.title_id = t.id) as trailers,
      (select count(*)::int from videos v join video_captions c on c.video_id = v.id where v.title_id = t.id) as captions,
      (select string_agg(l.field, ', ' order by l.field) from title_locks l where l.title_id = t.id) as locks
    from titles t where t.id = any (${[...ids]}::bigint[])`.execute(tx)
  const others = new Map(rows.map((row) => [row.id, row]))
  return sheets.map((sheet) => ({
    id: sheet.id,
    version: sheet.version,
    name: sheet.name,
    values: {
      ...others.get(sheet.id),
      ...Object.fromEntries(TITLE_VALUES.map((name) => [name, sheet[name]])),
    },
  }))
}
