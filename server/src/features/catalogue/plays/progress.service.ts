import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Needs } from '../../../platform/platform.ts'
import { listProgressOfTitle, type ProgressRow } from './progress.repository.ts'

export { countPlays } from './progress.repository.ts'
export type { ProgressRow }

/** Where a reader is in the videos of what is shown, by video. */
export type OwnProgress = ReadonlyMap<number, ProgressRow>

const NOTHING: OwnProgress = new Map()

/** As it is this moment: one query, however many videos. */
export async function getOwnProgress(
  { db }: Needs<'db'>,
  { user }: Actor,
  titleId: number,
): Promise<OwnProgress> {
  if (!user) return NOTHING
  const rows = await listProgressOfTitle(db, user.id, titleId)
  return new Map(rows.map((row) => [row.video_id, row]))
}
