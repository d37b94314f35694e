import type { ListQuery } from '@mediatheque/contract/core/list-query.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'
import type { VideoRow } from './title-detail.repository.ts'

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

/** Episodes of a season by number, each with its first video and the active links that cover it. */
export function listEpisodeRows(
  db: Database,
  titleId: number,
  season: number,
  list: Pick<ListQuery, 'page' | 'perPage' | 'paginate'>,
): Promise<RowPage<EpisodeRow>> {
  const query = db
    .selectFrom('episodes as e')
    .select([
      'e.id',
      'e.title_id',
      'e.name',
      'e.plot',
      'e.season_number',
      'e.episode_number',
      'e.poster_url',
      'e.release_date',
      'e.runtime_minutes',
    ])
    .select([
      sql<number>`(select count(*)::int from links k where k.title_id = e.title_id and k.status = 'active'
        and k.season_number = e.season_number and (k.episode_number = e.episode_number or k.is_full_season))`.as(
        'active_links_count',
      ),
      sql<VideoRow | null>`(select row_to_json(x) from (
        select v.id, v.name, v.type, v.url, v.thumbnail_url, q.label as quality, v.language, v.is_streaming, v.season_number, v.episode_number, v.user_id,
          null as captions
        from videos v left join qualities q on q.id = v.quality_id
        where v.title_id = e.title_id and (v.episode_id = e.id or (v.season_number = e.season_number and v.episode_number = e.episode_number))
        order by v.position, v.id limit 1) x)`.as('video'),
    ])
    .where('e.title_id', '=', titleId)
    .where('e.season_number', '=', season)
    .orderBy('e.episode_number')
  return paginate<EpisodeRow>(db, list, query as never)
}
