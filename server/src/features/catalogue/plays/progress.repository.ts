import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export interface ProgressRow {
  readonly video_id: number
  readonly seconds: number
  readonly duration: number
}

/** Where somebody is in the videos of a title. */
export async function listProgressOfTitle(
  db: Database,
  userId: number,
  titleId: number,
): Promise<ProgressRow[]> {
  const { rows } = await sql<ProgressRow>`select p.video_id, p.seconds, p.duration
    from videos v join video_progress p on p.user_id = ${userId} and p.video_id = v.id
    where v.title_id = ${titleId}`.execute(db)
  return rows
}

export async function countPlays(db: Database, videoId: number): Promise<number> {
  const { rows } = await sql<{ plays: number }>`select coalesce(sum(plays), 0)::float8 as plays
    from video_play_days where video_id = ${videoId}`.execute(db)
  return rows[0]!.plays
}
