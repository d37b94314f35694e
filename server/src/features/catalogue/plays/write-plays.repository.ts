import { SITTING_MINUTES } from '@mediatheque/contract/catalogue/plays/plays.schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** Where a viewer is in a video; whole seconds. */
export interface Beat {
  readonly videoId: number
  readonly seconds: number
  readonly duration: number
}
export interface MemberBeat extends Beat {
  readonly userId: number
}
export interface GuestBeat extends Beat {
  readonly visitor: Buffer
}

export interface PlayableVideo {
  readonly id: number
  readonly title_id: number
  readonly season_number: number | null
  readonly episode_number: number | null
  readonly type: string
  readonly runtime_minutes: number | null
}

export interface WatchedPart {
  readonly userId: number
  readonly titleId: number
  readonly season: number | null
  readonly episode: number | null
}

/** Which of these videos can be played at all. None of them goes while the transaction lasts. */
export async function lockPlayable(
  tx: Database,
  ids: readonly number[],
): Promise<Map<number, PlayableVideo>> {
  const { rows } = await sql<PlayableVideo>`
    select v.id, v.title_id, coalesce(e.season_number, v.season_number) as season_number,
      coalesce(e.episode_number, v.episode_number) as episode_number, v.type, t.runtime_minutes
    from videos v join titles t on t.id = v.title_id left join episodes e on e.id = v.episode_id
    where v.id = any (${[...ids]}::bigint[]) and v.is_streaming
    order by v.id for key share of v`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Of these accounts those that are there and want what they play to be kept. */
export async function lockViewers(tx: Database, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u where u.id = any (${[...ids]}::bigint[])
      and not exists (select from private_viewers p where p.user_id = u.id)
    order by u.id for key share of u`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Writes where members are, in the order of its rows, which has to be that of their keys: two processes that wait for each
 * other would wait for ever. What was heard of last within the sitting goes on; else a play begins.
 */
export async function writeMemberBeats(
  tx: Database,
  beats: readonly MemberBeat[],
  now: Date,
): Promise<void> {
  const beat = sql`unnest(${beats.map(({ userId }) => userId)}::bigint[], ${beats.map(({ videoId }) => videoId)}::bigint[],
    ${beats.map(({ seconds }) => seconds)}::int[], ${beats.map(({ duration }) => duration)}::int[])
    as b (user_id, video_id, seconds, duration)`
  await sql`insert into video_progress (user_id, video_id, seconds, duration, updated_at)
    select user_id, video_id, seconds, duration, ${now} from ${beat}
    on conflict do nothing`.execute(tx)
  await sql`select from video_progress p join ${beat} using (user_id, video_id)
    order by p.user_id, p.video_id for update of p`.execute(tx)
  await sql`with going as (
      update plays set seconds = b.seconds, duration = b.duration, last_at = greatest(plays.last_at, ${now})
      from ${beat} join video_progress p using (user_id, video_id)
      where plays.id = p.play_id and ${isSameSitting(sql`p.updated_at`, now)}
      returning plays.id, plays.user_id, plays.video_id
    ), begun as (
      insert into plays (user_id, video_id, seconds, duration, started_at, last_at)
      select b.user_id, b.video_id, b.seconds, b.duration, ${now}, ${now} from ${beat}
      where not exists (select from going g where g.user_id = b.user_id and g.video_id = b.video_id)
      returning id, user_id, video_id
    )
    update video_progress p set seconds = b.seconds, duration = b.duration, updated_at = ${now}, play_id = x.id
    from ${beat} join (select * from going union all select * from begun) x using (user_id, video_id)
    where p.user_id = b.user_id and p.video_id = b.video_id`.execute(tx)
}

/** Counts what guests play once a sitting, and keeps nothing else of it. In the order of its keys, as above. */
export async function writeGuestBeats(
  tx: Database,
  beats: readonly GuestBeat[],
  now: Date,
): Promise<void> {
  await sql`insert into guest_plays (visitor, video_id, last_at)
    select visitor, video_id, ${now}
    from unnest(${beats.map(({ visitor }) => visitor)}::bytea[], ${beats.map(({ videoId }) => videoId)}::bigint[])
      as b (visitor, video_id)
    on conflict (visitor, video_id) do update set last_at = excluded.last_at,
      plays = guest_plays.plays + (not ${isSameSitting(sql`guest_plays.last_at`, now)})::int`.execute(
    tx,
  )
}

const isSameSitting = (heardAt: ReturnType<typeof sql>, now: Date) =>
  sql<boolean>`(${heardAt} > ${now}::timestamptz - make_interval(mins => ${sql.lit(SITTING_MINUTES)}))`

/** What was watched stays so; when it was last, moves on. */
export async function writeWatchedParts(
  tx: Database,
  parts: readonly WatchedPart[],
  { now, isByHand }: { readonly now: Date; readonly isByHand: boolean },
): Promise<void> {
  if (parts.length === 0) return
  await sql`insert into watched_parts (user_id, title_id, season_number, episode_number, is_by_hand, watched_at)
    select distinct user_id, title_id, season_number, episode_number, ${isByHand}::boolean, ${now}::timestamptz
    from unnest(${parts.map(({ userId }) => userId)}::bigint[], ${parts.map(({ titleId }) => titleId)}::bigint[],
      ${parts.map(({ season }) => season)}::int[], ${parts.map(({ episode }) => episode)}::int[])
      as w (user_id, title_id, season_number, episode_number)
    order by 1, 2, 3, 4
    on conflict (user_id, title_id, season_number, episode_number) do update set watched_at = excluded.watched_at`.execute(
    tx,
  )
}
