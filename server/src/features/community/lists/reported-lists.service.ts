import type { reportedListList } from '@mediatheque/contract/community/lists/reported-lists.list.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { readBatches } from '../../../platform/database/list-rows.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { settleSeenReports } from '../reports/settle-reports.service.ts'
import {
  findAllReported,
  findReportedPage,
  readReportedRows,
  type ReportedListRow,
} from './reported-lists.repository.ts'
import { lockLookedAfter, type LookedAfterList } from './withhold-lists.repository.ts'
import { REPORTED_LISTS_TAG } from './withhold-lists.service.ts'

type List = typeof reportedListList

export async function listReportedLists(
  { db }: Needs<'db'>,
  actor: Actor,
  call: ListCall<List>,
): Promise<RowPage<ReportedListRow>> {
  const page = await findReportedPage(db, actor, call)
  return { ...page, data: await readReportedRows(db, actor, page.data) }
}

/** The same lists, all of them, some at a time. @throws AppError validation when there are too many for a file */
export async function* readReportedLists(
  { db }: Needs<'db'>,
  actor: Actor,
  call: ListCall<List>,
): AsyncGenerator<readonly ReportedListRow[]> {
  const ids = await findAllReported(db, actor, call)
  yield* readBatches(ids, (some) => readReportedRows(db, actor, some))
}

/**
 * Decides that nothing is wrong with lists, as far as it was read what somebody said: what was said since stays open.
 * @returns how many reports are settled
 */
export function clearListReports(
  { db, cache }: Needs<'db' | 'cache'>,
  lists: readonly LookedAfterList[],
  seen: Readonly<Record<string, number>>,
): Promise<number> {
  const ids = lists.map(({ id }) => id)
  return db.transaction().execute(async (tx) => {
    await lockLookedAfter(tx, ids)
    const newestSeen = new Map(ids.map((id) => [id, seen[id] ?? 0]))
    const settled = await settleSeenReports(tx, 'list', newestSeen)
    if (settled > 0) await cache.invalidate([REPORTED_LISTS_TAG], tx)
    return settled
  })
}
