import type { BulkRunView } from '@mediatheque/contract/operations/bulk-runs/bulk-runs.schemas.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { BulkRecordRow, BulkRunRow } from './bulk-runs.service.ts'

export interface RunWithProblems {
  readonly run: BulkRunRow
  readonly problems: readonly BulkRecordRow[]
}

export function presentBulkRun({ run, problems }: RunWithProblems, t: TranslateLine): BulkRunView {
  const { id, list, action, total, done, skipped, failed } = run
  return {
    id,
    list,
    action,
    state: stateOf(run),
    total,
    done,
    skipped,
    failed,
    problems: problems.map(({ record_id, name, outcome, reason }) => ({
      id: record_id,
      name,
      kind: outcome === 'failed' ? 'failed' : 'skipped',
      reason: t(reason ?? ''),
    })),
  }
}

function stateOf({ finished_at, was_stopped, is_stopping }: BulkRunRow): BulkRunView['state'] {
  if (finished_at) return was_stopped ? 'stopped' : 'done'
  return is_stopping ? 'stopping' : 'running'
}
