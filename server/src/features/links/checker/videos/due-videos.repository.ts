import type { CheckResult } from '@mediatheque/contract/links/checker/check-results.ts'
import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import type { NextState } from '../plan-next-check.ts'

/** Longer than a run lasts: what a killed process took is looked at again after it. */
const LEASE_MINUTES = 10

export interface VideoToCheck {
  readonly id: number
  readonly url: string
  readonly failures: number
  readonly first_failed_at: Date | null
  readonly died_at: Date | null
  readonly created_at: Date
  /** Of all times. */
  readonly plays: number
  /** Until when it is ours; another moment in the row says that it is not any more. */
  readonly leased_until: Date
}

const columns = sql`v.id, v.url, t.failures, t.first_failed_at, t.died_at, v.created_at, t.leased_until,
  coalesce((select sum(d.plays) from video_play_days d where d.video_id = v.id), 0)::int as plays`

/** Takes videos whose moment has come, longest due first; nobody else gets them meanwhile. */
export async function leaseDueVideos(
  db: Database,
  now: Date,
  most: number,
): Promise<VideoToCheck[]> {
  const { rows } = await sql<VideoToCheck>`
    with due as (
      select video_id from video_checks where next_check_at <= ${now}
      order by next_check_at limit ${most} for update skip locked),
    taken as (
      update video_checks c set next_check_at = ${now}::timestamptz + ${LEASE_MINUTES} * interval '1 minute'
      from due where c.video_id = due.video_id
      returning c.video_id, c.failures, c.first_failed_at, c.died_at, c.next_check_at as leased_until)
    select ${columns} from taken t join videos v on v.id = t.video_id order by v.id`.execute(db)
  return rows
}

/** Takes this one, whenever its moment is: whoever is looking at it keeps nothing of what they find. */
export async function leaseVideo(
  db: Database,
  id: number,
  now: Date,
): Promise<VideoToCheck | undefined> {
  const { rows } = await sql<VideoToCheck>`
    with taken as (
      update video_checks c set next_check_at = ${now}::timestamptz + ${LEASE_MINUTES} * interval '1 minute'
      where c.video_id = ${id}
      returning c.video_id, c.failures, c.first_failed_at, c.died_at, c.next_check_at as leased_until)
    select ${columns} from taken t join videos v on v.id = t.video_id`.execute(db)
  return rows[0]
}

/** Keeps what was found of it, unless it has another address by now. */
export async function saveVideoCheck(
  db: Database,
  { id, leased_until }: VideoToCheck,
  { at, result, next }: { at: Date; result: CheckResult; next: NextState },
): Promise<void> {
  await sql`
    update video_checks set failures = ${next.failures}, first_failed_at = ${next.firstFailedAt},
      died_at = ${next.diedAt}, next_check_at = ${next.nextCheckAt}, checked_at = ${at},
      result = case when ${next.diedAt !== null} then 'dead' when ${result === 'alive'} then 'alive'
        when result = 'alive' and ${result !== 'dead'} then 'alive' else 'unknown' end
    where video_id = ${id} and next_check_at = ${leased_until}`.execute(db)
}
