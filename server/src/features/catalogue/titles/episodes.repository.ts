import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { ListQuery } from '@mediatheque/contract/core/list-query.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'
import { openAuthorId } from '../../community/authors/authors.service.ts'
import type { VideoRow } from './title-detail.repository.ts'
import { translatedPart } from './translated-parts.repository.ts'

export interface EpisodeRow {
  id: number
  title_id: number
  name: string
  plot: string | null
  season_number: number
  episode_number: number
  poster_url: string | null
  release_date: string | null
  runtime_minutes: number | null
  active_links_count: number
  video: VideoRow | null
}

/** The seasons of a title with the numbers of their episodes. */
export async function listEpisodeNumbers(
  db: Database,
  titleId: number,
): Promise<{ number: number; episodes: number[] }[]> {
  const { rows } = await sql<{ number: number; episodes: number[] }>`
    select s.number, array(select e.episode_number from episodes e
      where e.title_id = s.title_id and e.season_number = s.number order by 1) episodes
    from seasons s where s.title_id = ${titleId} order by s.number`.execute(db)
  return rows
}

/** Enters a season and episodes that are not there yet, called by their numbers; those that are stay as they are. */
export async function insertEpisodes(
  tx: Database,
  { titleId, season, episodes }: { titleId: number; season: number; episodes: readonly number[] },
): Promise<void> {
  await tx
    .insertInto('seasons')
    .values({ title_id: titleId, number: season })
    .onConflict((conflict) => conflict.columns(['title_id', 'number']).doNothing())
    .execute()
  if (episodes.length === 0) return
  await sql`insert into episodes (title_id, season_id, season_number, episode_number, name, translations)
    select s.title_id, s.id, s.number, n, 'Episode ' || n,
      jsonb_build_object('fr', jsonb_build_object('name', 'Épisode ' || n))
    from seasons s, unnest(${[...episodes]}::int[]) n
    where s.title_id = ${titleId} and s.number = ${season}
    on conflict do nothing`.execute(tx)
}

/** Episodes of a season by number, each with its first video and the active links that cover it. */
export function listEpisodeRows(
  db: Database,
  { titleId, season, language }: { titleId: number; season: number; language: Language },
  list: Pick<ListQuery, 'page' | 'perPage' | 'paginate'>,
): Promise<RowPage<EpisodeRow>> {
  const query = db
    .selectFrom('episodes as e')
    .select([
      'e.id',
      'e.title_id',
      'e.season_number',
      'e.episode_number',
      'e.poster_url',
      'e.release_date',
      'e.runtime_minutes',
    ])
    .select([
      translatedPart<string>('e', 'name', language).as('name'),
      translatedPart<string | null>('e', 'plot', language).as('plot'),
      sql<number>`(select count(*)::int from links k where k.title_id = e.title_id and k.status = 'active'
        and k.season_number = e.season_number and (k.episode_number = e.episode_number or k.is_full_season))`.as(
        'active_links_count',
      ),
      sql<VideoRow | null>`(select row_to_json(x) from (
        select v.id, v.name, v.type, v.url, v.thumbnail_url, q.label as quality, v.language, v.is_streaming, v.season_number, v.episode_number, ${openAuthorId('v.user_id')} as user_id,
          null as captions
        from videos v left join qualities q on q.id = v.quality_id
        where v.title_id = e.title_id and (v.episode_id = e.id or (v.season_number = e.season_number and v.episode_number = e.episode_number))
        order by v.position, v.id limit 1) x)`.as('video'),
    ])
    .where('e.title_id', '=', titleId)
    .where('e.season_number', '=', season)
    .orderBy('e.episode_number')
  return paginate<EpisodeRow>(db, list, query)
}
