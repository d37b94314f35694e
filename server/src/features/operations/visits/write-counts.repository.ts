import { SITTING_MINUTES } from '@mediatheque/contract/catalogue/plays/plays.schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export interface VisitRow {
  readonly day: string
  readonly visitor: Buffer
  readonly page: string
  readonly titleId: number | null
  readonly season: number | null
  readonly episode: number | null
  readonly videoId: number | null
  readonly referrer: string | null
  readonly country: string
  readonly device: string
  readonly isMember: boolean
}

const columnOf =
  <Row>(rows: readonly Row[]) =>
  <Key extends keyof Row>(key: Key) =>
    rows.map((row) => row[key])

/** Visits of titles, seasons, episodes and videos that there are; the others were none. */
export async function insertVisits(tx: Database, rows: readonly VisitRow[]): Promise<void> {
  const of = columnOf(rows)
  await sql`insert into page_visits (day, visitor, page, title_id, title_type, season_number, episode_number, video_id,
      referrer, country, device, is_member)
    select r.day, r.visitor, r.page, t.id, t.type, coalesce(e.season_number, v.season_number, r.season),
      coalesce(e.episode_number, v.episode_number, r.episode), v.id, r.referrer, r.country, r.device, r.is_member
    from unnest(${of('day')}::date[], ${of('visitor')}::bytea[], ${of('page')}::text[], ${of('titleId')}::bigint[],
        ${of('season')}::int[], ${of('episode')}::int[], ${of('videoId')}::bigint[], ${of('referrer')}::text[],
        ${of('country')}::text[], ${of('device')}::text[], ${of('isMember')}::boolean[])
      as r (day, visitor, page, title_id, season, episode, video_id, referrer, country, device, is_member)
    left join videos v on v.id = r.video_id
    left join episodes e on e.id = v.episode_id
    left join titles t on t.id = coalesce(v.title_id, r.title_id)
    where (r.video_id is null or v.id is not null) and (r.title_id is null or t.id is not null)
      and (r.season is null or exists (select from seasons s where s.title_id = t.id and s.number = r.season))
      and (r.episode is null or exists (select from episodes p
        where p.title_id = t.id and p.season_number = r.season and p.episode_number = r.episode))`.execute(
    tx,
  )
}

export interface FailedSearchRow {
  readonly day: string
  readonly term: string
  readonly visitor: Buffer
}

export async function insertFailedSearches(
  tx: Database,
  rows: readonly FailedSearchRow[],
): Promise<void> {
  const of = columnOf(rows)
  await sql`insert into failed_searches (day, term, visitor)
    select * from unnest(${of('day')}::date[], ${of('term')}::text[], ${of('visitor')}::bytea[])`.execute(
    tx,
  )
}

/** What one viewer said of one video, beat after beat, since it was written last. */
export interface SittingPart {
  readonly day: string
  readonly sitting: string
  readonly viewer: Buffer
  readonly videoId: number
  /** Of a member: who keeps what they watch to themselves is not counted. Not written. */
  readonly userId: number | null
  readonly country: string
  readonly device: string
  readonly firstSeconds: number
  readonly firstAt: Date
  readonly seconds: number
  readonly duration: number
  readonly lastAt: Date
  /** Between the first and the last of these beats. */
  readonly watchedSeconds: number
}

/** A player says where it is at least this often: of the first beat no more is known to be watched. */
const TICK_SECONDS = 15

/**
 * Goes on with what the same player, or the same viewer today, watched within a sitting; else a play begins.
 * @returns the days of which something changed
 */
export async function writeSittings(
  tx: Database,
  parts: readonly SittingPart[],
): Promise<readonly string[]> {
  // Two processes that hear of one viewer would begin two plays.
  await sql`select pg_advisory_xact_lock(hashtextextended('play_sittings', 0))`.execute(tx)
  const of = columnOf(parts)
  const within = sql`s.video_id = b.video_id and s.last_at > b.first_at - make_interval(mins => ${sql.lit(SITTING_MINUTES)})`
  const { rows } = await sql<{ day: string }>`
    with b as materialized (
      select b.*, v.title_id, v.type as source, coalesce(e.season_number, v.season_number) as season_number,
        coalesce(e.episode_number, v.episode_number) as episode_number, t.type as title_type,
        coalesce((select s.id from play_sittings s where s.sitting = b.sitting and ${within} order by s.last_at desc limit 1),
          (select s.id from play_sittings s where s.viewer = b.viewer and ${within} order by s.last_at desc limit 1)) as known
      from unnest(${of('day')}::date[], ${of('sitting')}::uuid[], ${of('viewer')}::bytea[], ${of('videoId')}::bigint[],
          ${of('userId')}::bigint[], ${of('country')}::text[], ${of('device')}::text[], ${of('firstSeconds')}::int[],
          ${of('firstAt')}::timestamptz[], ${of('seconds')}::int[], ${of('duration')}::int[],
          ${of('lastAt')}::timestamptz[], ${of('watchedSeconds')}::int[])
        as b (day, sitting, viewer, video_id, user_id, country, device, first_seconds, first_at, seconds, duration,
          last_at, watched)
      join videos v on v.id = b.video_id join titles t on t.id = v.title_id left join episodes e on e.id = v.episode_id
      where not exists (select from private_viewers p where p.user_id = b.user_id)
    ), going as (
      update play_sittings s set seconds = b.seconds, duration = b.duration, last_at = greatest(s.last_at, b.last_at),
        watched_seconds = s.watched_seconds + b.watched
          + greatest(0, least(b.first_seconds - s.seconds, extract(epoch from b.first_at - s.last_at)::int + 1))
      from b where s.id = b.known returning s.day
    ), begun as (
      insert into play_sittings (day, sitting, viewer, video_id, title_id, title_type, season_number, episode_number,
        source, country, device, is_member, seconds, duration, watched_seconds, last_at)
      select day, sitting, viewer, video_id, title_id, title_type, season_number, episode_number, source, country, device,
        user_id is not null, seconds, duration, watched + least(first_seconds, ${sql.lit(TICK_SECONDS)}), last_at
      from b where known is null returning day
    )
    select day::text from going union select day::text from begun`.execute(tx)
  return rows.map(({ day }) => day)
}

/**
 * Says that something came to these days. Last in its transaction: whoever counts such a day waits for it, and counts again
 * what came after.
 */
export async function markStale(tx: Database, days: readonly string[]): Promise<void> {
  const sorted = [...new Set(days)].toSorted()
  await sql`insert into counted_days (day) select d from unnest(${sorted}::date[]) as d order by d
    on conflict (day) do update set is_stale = true where not counted_days.is_stale`.execute(tx)
}
