import { type Deed, recordingChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { recordingWithdrawn } from '../../catalogue/titles/change-title.service.ts'
import { CONTRIBUTION_KINDS } from './contribution-kinds.service.ts'

export { listContributions } from './with-title.repository.ts'

/** Of contributions, by kind. */
type ContributionIds = Readonly<Record<keyof typeof CONTRIBUTION_KINDS, readonly number[]>>

/** Writes down what becomes of contributions while they go or come back with their title. */
export async function recordingContributions<Result>(
  tx: Database,
  deed: Deed,
  ids: ContributionIds,
  work: () => Promise<Result>,
): Promise<Result> {
  const recording = (['link', 'nzb', 'torrent'] as const).reduce(
    (inner, kind) => () =>
      ids[kind].length === 0
        ? inner()
        : recordingChanges(
            tx,
            CONTRIBUTION_KINDS[kind].audited,
            { ...deed, ids: ids[kind] },
            inner,
          ),
    work,
  )
  return recording()
}

/** The same of a title, and of all that goes or comes back with it. */
export const recordingTitle = <Result>(
  tx: Database,
  deed: Deed,
  { id, contributions }: { id: number; contributions: ContributionIds },
  work: () => Promise<Result>,
): Promise<Result> =>
  recordingWithdrawn(tx, { ...deed, ids: [id] }, () =>
    recordingContributions(tx, deed, contributions, work),
  )
