import { sql } from 'kysely'
import type { AuditedState } from '../../../../platform/audit/define-audited.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { writeFrench } from './seasons-sheet.repository.ts'

/** What of an episode is edited. */
export interface EpisodeValues {
  readonly number: number
  readonly name: string
  readonly name_fr: string | null
  readonly plot: string | null
  readonly plot_fr: string | null
  readonly release_date: string | null
  readonly runtime: number | null
  readonly picture: string | null
}

export interface EpisodeOfSheet extends EpisodeValues {
  readonly id: number
}

const VALUES = sql`e.episode_number as number, e.name, e.translations -> 'fr' ->> 'name' as name_fr, e.plot,
  e.translations -> 'fr' ->> 'plot' as plot_fr, e.release_date::text, e.runtime_minutes as runtime, e.poster_url as picture`

/** By number: all of them, a season has 2,000 at most. */
export async function listEpisodesOfSheet(
  db: Database,
  seasonId: number,
): Promise<EpisodeOfSheet[]> {
  const { rows } = await sql<EpisodeOfSheet>`select e.id, ${VALUES} from episodes e
    where e.season_id = ${seasonId} order by e.episode_number`.execute(db)
  return rows
}

export async function findSeasonOfSheet(
  db: Database,
  titleId: number,
  number: number,
): Promise<{ id: number; number: number; name: string | null } | undefined> {
  return db
    .selectFrom('seasons')
    .select(['id', 'number', 'name'])
    .where('title_id', '=', titleId)
    .where('number', '=', number)
    .executeTakeFirst()
}

/** Of which title a season or an episode is, and in which season. */
export async function findPartPlace(
  db: Database,
  table: 'episodes' | 'seasons',
  id: number,
): Promise<{ readonly titleId: number; readonly season: number } | undefined> {
  const number = sql.ref(table === 'episodes' ? 'season_number' : 'number')
  const { rows } = await sql<{ titleId: number; season: number }>`
    select title_id as "titleId", ${number} as season from ${sql.table(table)} where id = ${id}`.execute(
    db,
  )
  return rows[0]
}

const COLUMNS = {
  number: 'episode_number',
  name: 'name',
  plot: 'plot',
  release_date: 'release_date',
  runtime: 'runtime_minutes',
  picture: 'poster_url',
} as const

/** Values that are said, of episodes that are there. Numbers may be exchanged among them. */
export async function updateEpisodes(
  tx: Database,
  seasonId: number,
  episodes: readonly (Partial<EpisodeValues> & { readonly id: number })[],
): Promise<void> {
  const wanted = sql`(select (x ->> 'id')::bigint as id, x as v from jsonb_array_elements(${JSON.stringify(episodes)}::jsonb) x) w`
  const ids = episodes.map(({ id }) => id)
  // Each number is free before it is taken.
  await sql`update episodes e set episode_number = e.episode_number + 1000000 from ${wanted}
    where e.season_id = ${seasonId} and e.id = w.id and w.v ? 'number'
      and (w.v ->> 'number')::int <> e.episode_number`.execute(tx)
  const said = (name: keyof typeof COLUMNS, type: string) =>
    sql`${sql.ref(COLUMNS[name])} = case when w.v ? ${name} then (w.v ->> ${name})::${sql.raw(type)} else e.${sql.ref(COLUMNS[name])} end`
  await sql`update episodes e set ${said('number', 'int')}, ${said('name', 'text')}, ${said('plot', 'text')},
      ${said('release_date', 'date')}, ${said('runtime', 'int')}, ${said('picture', 'text')}
    from ${wanted} where e.season_id = ${seasonId} and e.id = w.id`.execute(tx)
  await sql`update videos v set episode_number = e.episode_number from episodes e
    where v.episode_id = e.id and e.id = any (${ids}::bigint[]) and v.episode_number <> e.episode_number`.execute(
    tx,
  )
  await writeFrench(
    tx,
    'episodes',
    episodes.map(({ id, name_fr, plot_fr }) => ({ id, name: name_fr, plot: plot_fr })),
  )
}

/** @returns their numbers as records, in this order */
export async function insertEpisodeRows(
  tx: Database,
  seasonId: number,
  episodes: readonly (Partial<EpisodeValues> & Pick<EpisodeValues, 'name' | 'number'>)[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number; episode_number: number }>`
    insert into episodes (title_id, season_id, season_number, episode_number, name, plot, release_date, runtime_minutes, poster_url)
    select s.title_id, s.id, s.number, w.number, w.name, w.plot, w.release_date, w.runtime, w.picture
    from seasons s, jsonb_to_recordset(${JSON.stringify(episodes)}::jsonb)
      as w (number int, name text, plot text, release_date date, runtime int, picture text)
    where s.id = ${seasonId} order by w.number returning id, episode_number`.execute(tx)
  const ids = new Map(rows.map((row) => [row.episode_number, row.id]))
  await writeFrench(
    tx,
    'episodes',
    episodes.map(({ number, name_fr, plot_fr }) => ({
      id: ids.get(number)!,
      name: name_fr,
      plot: plot_fr,
    })),
  )
  return episodes.map(({ number }) => ids.get(number)!)
}

export async function deleteEpisodeRows(
  tx: Database,
  seasonId: number,
  ids: readonly number[],
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('episodes')
    .where('season_id', '=', seasonId)
    .where('id', 'in', [0, ...ids])
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** For the history. */
export async function readEpisodeStates(
  tx: Database,
  ids: readonly number[],
): Promise<AuditedState[]> {
  const { rows } = await sql<
    EpisodeOfSheet & { season_number: number; title: string; version: number }
  >`select e.id, e.season_number, t.name as title, t.version, ${VALUES},
      (select count(*)::int from credits c where c.episode_id = e.id) as people
    from episodes e join titles t on t.id = e.title_id where e.id = any (${[...ids]}::bigint[])`.execute(
    tx,
  )
  return rows.map(({ id, title, version, season_number, ...values }) => ({
    id,
    version,
    name: `${title} S${twoDigits(season_number)}E${twoDigits(values.number)}`,
    values,
  }))
}
