import type { OwnMark } from '@mediatheque/contract/community/marks/marks.schemas.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { Needs } from '../../../platform/platform.ts'
import { findForLater } from '../lists/own-lists.service.ts'
import { listOwnScores } from '../reviews/reviews.service.ts'

/** As they are this moment: one query for each kind, however many titles. */
export async function listOwnMarks(
  platform: Needs<'db'>,
  { user }: LoggedInActor,
  titleIds: readonly number[],
): Promise<OwnMark[]> {
  const [scores, later] = await Promise.all([
    listOwnScores(platform, user.id, titleIds),
    findForLater(platform, user.id, titleIds),
  ])
  const scoreOf = new Map(scores.map(({ title_id, score }) => [title_id, score]))
  const listOf = new Map(later.map(({ title_id, list_id }) => [title_id, list_id]))
  return titleIds.map((title_id) => ({
    title_id,
    score: scoreOf.get(title_id) ?? null,
    watch_later_id: listOf.get(title_id) ?? null,
  }))
}
