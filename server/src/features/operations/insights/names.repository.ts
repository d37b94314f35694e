import type { Language } from '@mediatheque/contract/core/lines.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

const nameOfTitle = (language: Language) =>
  sql`coalesce((select tr.name from title_translations tr where tr.title_id = t.id and tr.language = ${language}), t.name)`

export interface NamedRecord {
  readonly key: string
  readonly id: number
  readonly name: string
}

/** Titles by the key under which they are counted. */
export async function nameTitles(
  db: Database,
  keys: readonly string[],
  language: Language,
): Promise<NamedRecord[]> {
  const { rows } =
    await sql<NamedRecord>`select t.id::text as key, t.id, ${nameOfTitle(language)} as name
    from titles t where t.id = any (${[...keys]}::bigint[])`.execute(db)
  return rows
}

export interface NamedVideo extends NamedRecord {
  readonly title: string
  readonly season: number | null
  readonly episode: number | null
}

export async function nameVideos(
  db: Database,
  keys: readonly string[],
  language: Language,
): Promise<NamedVideo[]> {
  const { rows } =
    await sql<NamedVideo>`select v.id::text as key, v.id, v.name, ${nameOfTitle(language)} as title,
      coalesce(e.season_number, v.season_number) as season, coalesce(e.episode_number, v.episode_number) as episode
    from videos v join titles t on t.id = v.title_id left join episodes e on e.id = v.episode_id
    where v.id = any (${[...keys]}::bigint[])`.execute(db)
  return rows
}

export interface NamedEpisode extends NamedRecord {
  readonly season: number
  readonly episode: number
}

/** Episodes of one title by their key, `12.1.3`. */
export async function nameEpisodes(
  db: Database,
  { titleId, keys, language }: { titleId: number; keys: readonly string[]; language: Language },
): Promise<NamedEpisode[]> {
  const { rows } = await sql<NamedEpisode>`
    select title_id || '.' || season_number || '.' || episode_number as key, id, season_number as season,
      episode_number as episode, coalesce(translations -> ${language}::text ->> 'name', name) as name
    from episodes where title_id = ${titleId}
      and title_id || '.' || season_number || '.' || episode_number = any (${[...keys]}::text[])`.execute(
    db,
  )
  return rows
}

export interface InsightRecord {
  readonly id: number
  /** Of the season, the episode or the video; null: it is called by its number. */
  readonly name: string | null
  readonly title_id: number
  readonly title_name: string
  readonly is_series: boolean
  readonly season_number: number | null
  readonly episode_number: number | null
}

/** What insights are about, with its title. */
export async function findInsightRecord(
  db: Database,
  {
    kind,
    id,
    language,
  }: { kind: 'titles' | 'seasons' | 'episodes' | 'videos'; id: number; language: Language },
): Promise<InsightRecord | undefined> {
  const part = {
    titles: sql`select t.id, null::text as name, t.id as title_id, null::int as season_number, null::int as episode_number
      from titles t where t.id = ${id}`,
    seasons: sql`select id, coalesce(translations -> ${language}::text ->> 'name', name) as name, title_id, number as season_number,
      null::int as episode_number from seasons where id = ${id}`,
    episodes: sql`select id, coalesce(translations -> ${language}::text ->> 'name', name) as name, title_id, season_number,
      episode_number from episodes where id = ${id}`,
    videos: sql`select v.id, v.name, v.title_id, coalesce(e.season_number, v.season_number) as season_number,
      coalesce(e.episode_number, v.episode_number) as episode_number
      from videos v left join episodes e on e.id = v.episode_id where v.id = ${id}`,
  }[kind]
  const { rows } =
    await sql<InsightRecord>`select r.*, ${nameOfTitle(language)} as title_name, t.is_series
    from (${part}) as r join titles t on t.id = r.title_id`.execute(db)
  return rows[0]
}

export interface MonthOfRatings {
  readonly month: string
  readonly count: number
  readonly average: number
}

/** Scores of a title by the month in which they were given, of those that count. */
export async function listRatings(
  db: Database,
  { titleId, from, to }: { titleId: number; from: string; to: string },
): Promise<MonthOfRatings[]> {
  const { rows } = await sql<MonthOfRatings>`
    select to_char(created_at, 'YYYY-MM') as month, count(*)::int as count, avg(score)::float8 as average
    from reviews where title_id = ${titleId} and deleted_at is null and created_at >= ${from}::date
      and created_at < ${to}::date + 1 group by 1 order by 1`.execute(db)
  return rows
}
