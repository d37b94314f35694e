import { sql } from 'kysely'
import type { AuditedState } from '../../../../platform/audit/define-audited.ts'
import type { Database } from '../../../../platform/database/database.ts'

/** What of a season is edited; in French as it stands in its translations. */
export interface SeasonValues {
  readonly name: string | null
  readonly name_fr: string | null
  readonly plot: string | null
  readonly plot_fr: string | null
  readonly year: number | null
  readonly release_date: string | null
  readonly poster: string | null
}

export interface SeasonOfSheet extends SeasonValues {
  readonly id: number
  readonly number: number
  readonly episodes_count: number
  readonly cast_count: number
  readonly crew_count: number
}

const VALUES = sql`s.name, s.translations -> 'fr' ->> 'name' as name_fr, s.plot, s.translations -> 'fr' ->> 'plot' as plot_fr,
  s.year, s.release_date::text, s.poster_url as poster`

/** By number; specials are season 0. */
export async function listSeasonsOfSheet(db: Database, titleId: number): Promise<SeasonOfSheet[]> {
  const people = (department: ReturnType<typeof sql>) =>
    sql`(select count(*)::int from credits c where c.season_id = s.id and c.episode_id is null and c.department ${department})`
  const { rows } = await sql<SeasonOfSheet>`select s.id, s.number, ${VALUES}, s.episodes_count,
      ${people(sql`= 'cast'`)} as cast_count, ${people(sql`<> 'cast'`)} as crew_count
    from seasons s where s.title_id = ${titleId} order by s.number`.execute(db)
  return rows
}

export async function findSeasonId(
  db: Database,
  titleId: number,
  number: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('seasons')
    .select('id')
    .where('title_id', '=', titleId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.id
}

/** @returns its number as a record; undefined where there is one of this number */
export async function insertSeasonRow(
  tx: Database,
  titleId: number,
  number: number,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('seasons')
    .values({ title_id: titleId, number })
    .onConflict((conflict) => conflict.columns(['title_id', 'number']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** These values and no others. */
export async function writeSeasonValues(
  tx: Database,
  id: number,
  values: Partial<SeasonValues>,
): Promise<void> {
  const { name_fr, plot_fr, poster, ...own } = values
  const columns = { ...own, ...(poster !== undefined && { poster_url: poster }) }
  if (Object.keys(columns).length > 0)
    await tx.updateTable('seasons').set(columns).where('id', '=', id).execute()
  await writeFrench(tx, 'seasons', [{ id, name: name_fr, plot: plot_fr }])
}

interface French {
  readonly id: number
  /** Absent: stays; null: none. */
  readonly name?: string | null | undefined
  readonly plot?: string | null | undefined
}

/** Texts in French; other languages stay, and what of this one is not said. */
export async function writeFrench(
  tx: Database,
  table: 'episodes' | 'seasons',
  rows: readonly French[],
): Promise<void> {
  const said = rows.filter(({ name, plot }) => name !== undefined || plot !== undefined)
  if (said.length === 0) return
  await sql`update ${sql.table(table)} r set translations = nullif(jsonb_strip_nulls(
      coalesce(r.translations, '{}') || jsonb_build_object('fr',
        nullif(jsonb_strip_nulls(coalesce(r.translations -> 'fr', '{}') || (w.texts - 'id')), '{}'))), '{}')
    from (select (x ->> 'id')::bigint as id, x as texts from jsonb_array_elements(${JSON.stringify(said)}::jsonb) x) w
    where r.id = w.id`.execute(tx)
}

export async function deleteSeasonRow(tx: Database, id: number): Promise<void> {
  await tx.deleteFrom('seasons').where('id', '=', id).execute()
}

/** For the history. */
export async function readSeasonStates(
  tx: Database,
  ids: readonly number[],
): Promise<AuditedState[]> {
  const { rows } = await sql<
    { id: number; number: number; title: string; version: number } & Record<string, unknown>
  >`select s.id, s.number, t.name as title, t.version, ${VALUES}, s.episodes_count,
      (select count(*)::int from credits c where c.season_id = s.id) as people
    from seasons s join titles t on t.id = s.title_id where s.id = any (${[...ids]}::bigint[])`.execute(
    tx,
  )
  return rows.map(({ id, title, version, ...values }) => ({
    id,
    version,
    name: `${title} S${String(values.number).padStart(2, '0')}`,
    values,
  }))
}
