import { MOST_EXPORTED_ROWS } from '../../../platform/account-export.ts'
import type { Database } from '../../../platform/database/database.ts'

/** All that is kept of what somebody watched. Of what is gone or withdrawn only when it was. */
export async function exportWatching(db: Database, userId: number) {
  const [private_viewing, plays, places_in_videos, watched, dismissed_titles] = await Promise.all([
    db.selectFrom('private_viewers').select('since').where('user_id', '=', userId).execute(),
    db
      .selectFrom('plays as p')
      .leftJoin('videos as v', 'v.id', 'p.video_id')
      .leftJoin('titles as t', 't.id', 'v.title_id')
      .select(['p.video_id', 'v.name as video', 't.id as title_id', 't.name as title'])
      .select(['v.season_number as season', 'v.episode_number as episode'])
      .select(['p.seconds', 'p.duration', 'p.started_at', 'p.last_at'])
      .where('p.user_id', '=', userId)
      .orderBy('p.last_at', 'desc')
      .orderBy('p.id', 'desc')
      .limit(MOST_EXPORTED_ROWS)
      .execute(),
    db
      .selectFrom('video_progress')
      .select(['video_id', 'seconds', 'duration', 'updated_at'])
      .where('user_id', '=', userId)
      .orderBy('updated_at', 'desc')
      .limit(MOST_EXPORTED_ROWS)
      .execute(),
    db
      .selectFrom('watched_parts as w')
      .innerJoin('titles as t', 't.id', 'w.title_id')
      .select(['w.title_id', 't.name as title'])
      .select(['w.season_number as season', 'w.episode_number as episode'])
      .select(['w.is_by_hand as by_hand', 'w.watched_at'])
      .where('w.user_id', '=', userId)
      .orderBy('w.id')
      .limit(MOST_EXPORTED_ROWS)
      .execute(),
    db
      .selectFrom('dismissed_titles as d')
      .innerJoin('titles as t', 't.id', 'd.title_id')
      .select(['d.title_id', 't.name as title', 'd.dismissed_at'])
      .where('d.user_id', '=', userId)
      .orderBy('d.title_id')
      .limit(MOST_EXPORTED_ROWS)
      .execute(),
  ])
  return { private_viewing, plays, places_in_videos, watched, dismissed_titles }
}
