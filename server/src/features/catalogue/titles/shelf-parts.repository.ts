import type { Language } from '@mediatheque/contract/core/lines.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { translatedPart } from './translated-parts.repository.ts'

export interface NewestEpisodeRow {
  readonly id: number
  readonly title_id: number
  readonly name: string
  readonly season_number: number
  readonly episode_number: number
  readonly poster_url: string | null
  readonly linked_at: Date
}

/** Links that are looked at: in a catalogue of films, there may be no episode among them. */
const NEWEST_LINKS = 2_000

/** The episodes that got links last, of each series the newest. */
export async function listNewestEpisodes(
  db: Database,
  { types, limit }: { readonly types: readonly string[] | undefined; readonly limit: number },
  language: Language,
): Promise<NewestEpisodeRow[]> {
  const ofTypes = types ? sql`t.type = any (${types}::text[])` : sql`true`
  const { rows } = await sql<NewestEpisodeRow>`
    select e.id, e.title_id, ${translatedPart('e', 'name', language)} as name, e.season_number, e.episode_number,
      e.poster_url, n.created_at as linked_at
    from (
      select distinct on (title_id) title_id, season_number, episode_number, created_at from (
        select title_id, season_number, episode_number, created_at, id, status from links
        order by created_at desc, id desc limit ${sql.lit(NEWEST_LINKS)}) l
      where status = 'active' and episode_number is not null
      order by title_id, created_at desc, season_number desc, episode_number desc) n
    join titles t on t.id = n.title_id and ${ofTypes}
    join episodes e on e.title_id = n.title_id and e.season_number = n.season_number and e.episode_number = n.episode_number
    order by n.created_at desc, e.id desc limit ${limit}`.execute(db)
  return rows
}

export interface GenreTitleRow {
  readonly genre_id: number
  readonly title_id: number
}

/** The most popular titles of each genre and kind, most popular first: walks along `title_genres_list`. */
export async function listTitlesOfGenres(
  db: Database,
  {
    genreIds,
    types,
    limit,
  }: {
    readonly genreIds: readonly number[]
    readonly types: readonly string[]
    readonly limit: number
  },
): Promise<GenreTitleRow[]> {
  const { rows } = await sql<GenreTitleRow>`
    select wanted.id as genre_id, near.title_id
    from unnest(${genreIds}::bigint[]) as wanted (id)
    cross join unnest(${types}::text[]) as kind (type)
    cross join lateral (
      select g.title_id, g.popularity from title_genres g
      where g.genre_id = wanted.id and g.type = kind.type
      order by g.popularity desc, g.title_id desc limit ${limit}) near
    order by near.popularity desc, near.title_id desc`.execute(db)
  return rows.map(({ genre_id, title_id }) => ({
    genre_id: Number(genre_id),
    title_id: Number(title_id),
  }))
}
