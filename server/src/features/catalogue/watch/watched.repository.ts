import { MOST_WATCHED_EPISODES } from '@mediatheque/contract/catalogue/plays/plays.schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export interface WatchedEpisodeRow {
  readonly season_number: number
  readonly episode_number: number
  readonly is_watched: boolean
  readonly seconds: number | null
  readonly duration: number | null
}

/** Undefined where there is no such title. */
export async function findIsWatched(
  db: Database,
  userId: number,
  titleId: number,
): Promise<boolean | undefined> {
  const { rows } = await sql<{ is_watched: boolean }>`
    select case when exists (select from episodes e where e.title_id = t.id)
      then not exists (select from episodes e where e.title_id = t.id and not exists (
        select from watched_parts w where w.user_id = ${userId} and w.title_id = t.id
          and w.season_number = e.season_number and w.episode_number = e.episode_number))
      else exists (select from watched_parts w where w.user_id = ${userId} and w.title_id = t.id and w.season_number is null)
      end as is_watched
    from titles t where t.id = ${titleId}`.execute(db)
  return rows[0]?.is_watched
}

export async function listWatchedEpisodes(
  db: Database,
  userId: number,
  { titleId, season }: { readonly titleId: number; readonly season: number | undefined },
): Promise<WatchedEpisodeRow[]> {
  const { rows } = await sql<WatchedEpisodeRow>`
    select e.season_number, e.episode_number, w.id is not null as is_watched, p.seconds, p.duration
    from episodes e
    left join watched_parts w on w.user_id = ${userId} and w.title_id = e.title_id
      and w.season_number = e.season_number and w.episode_number = e.episode_number
    left join lateral (
      select p.seconds, p.duration from videos v join video_progress p on p.user_id = ${userId} and p.video_id = v.id
      where v.title_id = e.title_id and v.season_number = e.season_number and v.episode_number = e.episode_number
        and p.updated_at > coalesce(w.watched_at, '-infinity')
      order by p.updated_at desc limit 1) p on true
    where e.title_id = ${titleId} and (${season ?? null}::int is null or e.season_number = ${season ?? null}::int)
    order by e.season_number, e.episode_number limit ${sql.lit(MOST_WATCHED_EPISODES)}`.execute(db)
  return rows
}
