import type { Language } from '@mediatheque/contract/core/lines.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { translatedPart } from '../titles/titles.service.ts'

export interface EpisodeChoiceRow {
  id: number
  name: string
  season_number: number
  episode_number: number
  poster_url: string | null
}

/** Episodes of a title with this number, with this beginning of a code (`S01E02`, `1x02`), or with this in their name. */
export async function listEpisodeChoices(
  db: Database,
  {
    titleId,
    season,
    query,
    limit,
    language,
  }: {
    titleId: number
    season: number | undefined
    query: string
    limit: number
    language: Language
  },
): Promise<EpisodeChoiceRow[]> {
  const { rows } = await sql<EpisodeChoiceRow>`
    select id, ${translatedPart('episodes', 'name', language)} as name, season_number, episode_number, poster_url from episodes
    where title_id = ${titleId} and (${season ?? null}::int is null or season_number = ${season ?? null})
      and (${query} = '' or episode_number::text = ${query} or exists (
          select from unnest(array[
            's' || to_char(season_number, 'FM99900') || 'e' || to_char(episode_number, 'FM99900'),
            's' || season_number || 'e' || episode_number,
            season_number || 'x' || to_char(episode_number, 'FM99900'),
            season_number || 'x' || episode_number]) code
          where starts_with(code, lower(${query})))
        or (normalise_name(${query}) <> '' and strpos(normalise_name(name || ' ' || coalesce(translations -> 'fr' ->> 'name', '')), normalise_name(${query})) > 0))
    order by season_number, episode_number limit ${limit}`.execute(db)
  return rows
}

export function findEpisodeChoice(
  db: Database,
  id: number,
  language: Language,
): Promise<EpisodeChoiceRow | undefined> {
  return db
    .selectFrom('episodes')
    .select(['id', 'season_number', 'episode_number', 'poster_url'])
    .select(translatedPart<string>('episodes', 'name', language).as('name'))
    .where('id', '=', id)
    .executeTakeFirst()
}
