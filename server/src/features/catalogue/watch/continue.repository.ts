import {
  RESUMABLE_SECONDS,
  RESUME_FROM,
  WATCHED_FROM,
} from '@mediatheque/contract/catalogue/plays/play-state.ts'
import { MOST_TO_CONTINUE } from '@mediatheque/contract/catalogue/plays/plays.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { translatedPart } from '../titles/titles.service.ts'
import { videoHealth } from './video-health.repository.ts'

export interface ContinuedRow {
  readonly kind: 'resume' | 'next'
  readonly title_id: number
  readonly video_id: number
  readonly season_number: number | null
  readonly episode_number: number | null
  readonly name: string | null
  readonly still: string | null
  readonly seconds: number | null
  readonly duration: number | null
  readonly at: Date
}

export interface WhoseTitles {
  readonly userId: number
  /** This one alone, hidden or not. */
  readonly titleId: number | undefined
}

/** Of what was watched lately so much is looked at: a series that is seen in one go has many rows. */
const NEWEST = 300
const MOST_TITLES = 60

const share = (part: number) => sql.lit(part)

/**
 * What somebody may go on with, by title, what was watched last first: where they stopped in the middle, else the first
 * episode after the last one watched that they have not seen and that plays. A title that was dismissed comes back when
 * they watch something of it.
 */
export async function listContinuedRows(
  db: Database,
  { userId, titleId }: WhoseTitles,
  language: Language,
): Promise<ContinuedRow[]> {
  const isAsked = (of: 'v' | 'w') =>
    titleId === undefined ? sql`true` : sql`${sql.ref(`${of}.title_id`)} = ${titleId}`
  const { rows } = await sql<ContinuedRow>`
    with lately as (
      select title_id, max(at) as at from (
        (select v.title_id, p.updated_at as at from video_progress p join videos v on v.id = p.video_id
          where p.user_id = ${userId} and ${isAsked('v')} order by p.updated_at desc, p.video_id desc limit ${sql.lit(NEWEST)})
        union all
        (select w.title_id, w.watched_at from watched_parts w
          where w.user_id = ${userId} and ${isAsked('w')} order by w.watched_at desc, w.id desc limit ${sql.lit(NEWEST)})) x
      group by title_id order by 2 desc limit ${sql.lit(MOST_TITLES)}
    )
    select x.kind, l.title_id, x.video_id, x.season_number, x.episode_number,
      ${translatedPart('e', 'name', language)} as name, e.poster_url as still, x.seconds, x.duration, l.at
    from lately l
    join titles t on t.id = l.title_id
    left join lateral (
      select w.season_number, w.episode_number, w.watched_at from watched_parts w
      where w.user_id = ${userId} and w.title_id = l.title_id and w.season_number is not null
      order by w.watched_at desc, w.season_number desc, w.episode_number desc limit 1) last on true
    left join lateral (
      select v.id as video_id, v.season_number, v.episode_number, p.seconds, p.duration, p.updated_at
      from videos v join video_progress p on p.user_id = ${userId} and p.video_id = v.id
      where v.title_id = l.title_id and v.is_streaming and p.duration >= ${sql.lit(RESUMABLE_SECONDS)}
        and p.seconds >= p.duration * ${share(RESUME_FROM)} and p.seconds < p.duration * ${share(WATCHED_FROM)}
        and (v.episode_number is not null or t.runtime_minutes is null or p.duration * 2 >= t.runtime_minutes * 60)
        and not exists (select from watched_parts w where w.user_id = ${userId} and w.title_id = v.title_id
          and w.season_number is not distinct from v.season_number
          and w.episode_number is not distinct from v.episode_number and w.watched_at >= p.updated_at)
      order by p.updated_at desc limit 1) here on here.updated_at > coalesce(last.watched_at, '-infinity')
    left join lateral (
      select f.video_id, n.season_number, n.episode_number from episodes n cross join lateral (
        select v.id as video_id from videos v
        where v.title_id = n.title_id and v.season_number = n.season_number
          and v.episode_number = n.episode_number and v.is_streaming
        order by ${videoHealth} = 'dead', v.position, v.id limit 1) f
      where here.video_id is null and n.title_id = l.title_id
        and (n.season_number = 0) = (last.season_number = 0)
        and (n.season_number, n.episode_number) > (last.season_number, last.episode_number)
        and not exists (select from watched_parts w where w.user_id = ${userId} and w.title_id = n.title_id
          and w.season_number = n.season_number and w.episode_number = n.episode_number)
      order by n.season_number, n.episode_number limit 1) follows on true
    cross join lateral (
      select 'resume' as kind, here.video_id, here.season_number, here.episode_number, here.seconds, here.duration
      where here.video_id is not null
      union all
      select 'next', follows.video_id, follows.season_number, follows.episode_number, null, null
      where follows.video_id is not null) x
    left join episodes e on e.title_id = l.title_id and e.season_number = x.season_number and e.episode_number = x.episode_number
    where ${titleId !== undefined} or not exists (select from dismissed_titles d
      where d.user_id = ${userId} and d.title_id = l.title_id and d.dismissed_at >= l.at)
    order by l.at desc, l.title_id desc limit ${sql.lit(MOST_TO_CONTINUE)}`.execute(db)
  return rows
}
