import { assertAllFound } from '../../../platform/access/all-or-nothing.ts'
import type { Needs } from '../../../platform/platform.ts'
import { QUEUES_TAG } from '../links/links.service.ts'
import {
  deletePostponed,
  lockPostponed,
  recordResumed,
} from '../links/postpone-contributions.service.ts'
import { CONTRIBUTION_KINDS } from '../releases/contribution-kinds.service.ts'

/** Puts back into their queues what was put off: all of them, or none. @throws notFound */
export async function resumePostponements(
  platform: Needs<'db' | 'clock' | 'cache'>,
  ids: readonly number[],
): Promise<number> {
  await platform.db.transaction().execute(async (tx) => {
    const postponed = await lockPostponed(tx, ids, platform.clock.now())
    assertAllFound(ids, postponed)
    await deletePostponed(tx, ids)
    for (const [name, items] of Map.groupBy(postponed, ({ item_type: type }) => type))
      await recordResumed(tx, { kind: CONTRIBUTION_KINDS[name], items })
    await platform.cache.invalidate([QUEUES_TAG], tx)
  })
  return ids.length
}
