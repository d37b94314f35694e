import { recordingChanges } from '../../../../platform/audit/record-changes.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { countVersions, lockTitles } from '../title-values.repository.ts'
import { auditedTitles } from '../titles.history.ts'

/**
 * Does something that changes the people of many titles at once, as when somebody is deleted: each gets a version and a
 * line in its history, and no lock, since nobody decided about the title. Whoever calls has locked them.
 */
export const changingPeopleOf = <Result>(
  tx: Database,
  titleIds: readonly number[],
  work: () => Promise<Result>,
): Promise<Result> =>
  recordingChanges(tx, auditedTitles, { ids: titleIds, action: 'updated' }, async () => {
    const result = await work()
    await countVersions(tx, titleIds)
    return result
  })

export { lockTitles }
