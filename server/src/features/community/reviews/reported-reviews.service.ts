import type { reportedReviewList } from '@mediatheque/contract/community/reviews/reported-reviews.list.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { readBatches } from '../../../platform/database/list-rows.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { settleSeenReports } from '../reports/settle-reports.service.ts'
import {
  findAllReported,
  findReportedPage,
  readReportedRows,
  type ReportedReviewRow,
} from './reported-reviews.repository.ts'
import { lockReviews, type WrittenReview } from './write-reviews.repository.ts'
import { REPORTED_REVIEWS_TAG } from './write-reviews.service.ts'

type List = typeof reportedReviewList

interface Reader {
  readonly actor: Actor
  readonly language: Language
}

export async function listReportedReviews(
  { db }: Needs<'db'>,
  reader: Reader,
  call: ListCall<List>,
): Promise<RowPage<ReportedReviewRow>> {
  const page = await findReportedPage(db, reader.actor, call)
  return { ...page, data: await readReportedRows(db, reader, page.data) }
}

/** The same reviews, all of them, some at a time. @throws AppError validation when there are too many for a file */
export async function* readReportedReviews(
  { db }: Needs<'db'>,
  reader: Reader,
  call: ListCall<List>,
): AsyncGenerator<readonly ReportedReviewRow[]> {
  const ids = await findAllReported(db, reader.actor, call)
  yield* readBatches(ids, (some) => readReportedRows(db, reader, some))
}

/**
 * Decides that nothing is wrong with reviews, as far as it was read what somebody said: what was said since stays open.
 * @returns how many reports are settled
 */
export function clearReviewReports(
  { db, cache }: Needs<'db' | 'cache'>,
  reviews: readonly WrittenReview[],
  seen: Readonly<Record<string, number>>,
): Promise<number> {
  const ids = reviews.map(({ id }) => id)
  return db.transaction().execute(async (tx) => {
    await lockReviews(tx, ids)
    const newestSeen = new Map(ids.map((id) => [id, seen[id] ?? 0]))
    const settled = await settleSeenReports(tx, 'review', newestSeen)
    if (settled > 0) await cache.invalidate([REPORTED_REVIEWS_TAG], tx)
    return settled
  })
}
