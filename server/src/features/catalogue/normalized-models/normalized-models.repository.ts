import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export interface EpisodeChoiceRow {
  id: number
  name: string
  season_number: number
  episode_number: number
  poster_url: string | null
}

/** Episodes of a season with this number, or whose code (`S01E02`) or any word of the name begins like this. */
export async function listEpisodeChoices(
  db: Database,
  {
    titleId,
    season,
    query,
    limit,
  }: { titleId: number; season: number | undefined; query: string; limit: number },
): Promise<EpisodeChoiceRow[]> {
  const { rows } = await sql<EpisodeChoiceRow>`
    select id, name, season_number, episode_number, poster_url from episodes
    where title_id = ${titleId} and (${season ?? null}::int is null or season_number = ${season ?? null})
      and (${query} = '' or episode_number::text = ${query} or starts_with(lower('s' || lpad(season_number::text, 2, '0') || 'e' || lpad(episode_number::text, 2, '0')), lower(${query}))
        or strpos(' ' || normalise_name(name), ' ' || normalise_name(${query})) > 0)
    order by season_number, episode_number limit ${limit}`.execute(db)
  return rows
}

export function findEpisodeChoice(db: Database, id: number): Promise<EpisodeChoiceRow | undefined> {
  return db
    .selectFrom('episodes')
    .select(['id', 'name', 'season_number', 'episode_number', 'poster_url'])
    .where('id', '=', id)
    .executeTakeFirst()
}
