import type { HistoryAction } from '@mediatheque/contract/operations/history/history-kinds.ts'
import { JOB_NAMES } from '@mediatheque/contract/operations/jobs/job-names.ts'
import { defineAudited } from '../../../platform/audit/define-audited.ts'
import { type Change, recordChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'

/** What is done with jobs by hand; what they do themselves is written down where they do it. */
export const auditedJobs = defineAudited({
  kind: 'job',
  fields: { jobs: { label: 'How many', shownAs: 'number' } },
  linesOfNames: JOB_NAMES,
  // They are of the code: nothing of them is changed.
  readStates: () => Promise.resolve([]),
})

/** Writes down what was done with so many jobs of each of these kinds: once for each kind. */
export async function recordJobs(
  tx: Database,
  action: HistoryAction,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const changes = [...counts].map(([id, jobs]): Change => {
    const job = { id, name: JOB_NAMES[id] ?? id }
    return { before: { ...job, values: {} }, after: { ...job, values: { jobs } } }
  })
  await recordChanges(tx, auditedJobs, { action }, changes)
}

/** How many of each kind. */
export const countByKind = (jobs: readonly { readonly name: string }[]): Map<string, number> =>
  new Map([...Map.groupBy(jobs, ({ name }) => name)].map(([name, all]) => [name, all.length]))
