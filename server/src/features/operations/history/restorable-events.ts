import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { judgeAccess } from '../../../platform/access/check-access.ts'
import type { HistoryReader } from '../../../platform/audit/define-audited.ts'
import type { HistoryRow } from './history.service.ts'

/** Which of these lines tell of a record that is deleted, or was merged into another, and that the reader may bring back: of each record the newest. */
export async function findRestorableEvents(
  { platform, actor }: { readonly platform: HistoryReader['platform']; readonly actor: Actor },
  rows: readonly HistoryRow[],
): Promise<ReadonlySet<number>> {
  const offered = platform.features
    .flatMap(({ restorable = [] }) => restorable)
    .filter(({ by }) => judgeAccess(by.access, actor) === 'allowed')
  const found = offered.map(async ({ kind, findDeleted }) => {
    const deletions = rows.filter(
      (row) => row.record_type === kind && ['deleted', 'merged'].includes(row.action),
    )
    if (deletions.length === 0) return []
    const newest = new Map<number, number>()
    for (const { id, record_id: recordId } of deletions)
      newest.set(Number(recordId), Math.max(id, newest.get(Number(recordId)) ?? 0))
    const deleted = await findDeleted(platform, [...newest.keys()])
    return [...newest].flatMap(([recordId, id]) => (deleted.has(recordId) ? [id] : []))
  })
  return new Set((await Promise.all(found)).flat())
}
