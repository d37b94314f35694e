import type {
  ReportedType,
  ReportKind,
} from '@mediatheque/contract/community/reports/report-kinds.ts'
import { recordChanges, recordingChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { auditedReports } from './reports.history.ts'
import { deleteReportRows, listReportIds, listSeenReportIds } from './reports.repository.ts'

export { type ReportRow, reportsOf } from './item-reports.repository.ts'

/** Each becomes a line of the history. */
const SETTLED_AT_ONCE = 500

/**
 * What was said of these records is decided, all of it or what is of one kind: it goes, and stays in the history. Call it
 * where the records are locked already. @returns how many there were
 */
export async function settleReports(
  tx: Database,
  of: { readonly type: ReportedType; readonly ids: readonly number[] },
  kind?: ReportKind,
): Promise<number> {
  return settle(tx, await listReportIds(tx, of, kind))
}

/**
 * The same for who says which report of each record was the newest that they read: what was said since stays open.
 * @returns how many there were
 */
export async function settleSeenReports(
  tx: Database,
  type: ReportedType,
  newestSeen: ReadonlyMap<number, number>,
): Promise<number> {
  const ids = await listSeenReportIds(tx, type, newestSeen)
  // Whoever is slower decides the same, and finds nothing left.
  if (ids.length === 0) await recordChanges(tx, auditedReports, { action: 'deleted' }, [])
  return settle(tx, ids)
}

async function settle(tx: Database, ids: readonly number[]): Promise<number> {
  let settled = 0
  for (let start = 0; start < ids.length; start += SETTLED_AT_ONCE) {
    const some = ids.slice(start, start + SETTLED_AT_ONCE)
    settled += await recordingChanges(tx, auditedReports, { ids: some, action: 'deleted' }, () =>
      deleteReportRows(tx, some),
    )
  }
  return settled
}
