import type { Actor } from '@mediatheque/contract/core/actor.ts'
import {
  assertAllSeen,
  lockAsSeen,
  type SeenVersions,
} from '../../../platform/access/seen-versions.ts'
import type { AuditedState } from '../../../platform/audit/define-audited.ts'
import { recordingChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { Contribution, ContributionKind } from './contribution-kind.ts'
import { announceLinkChange } from './links.service.ts'

interface Deletion {
  readonly kind: ContributionKind
  readonly rows: readonly Pick<Contribution, 'id' | 'title_id'>[]
}

/** Removes contributions of one kind for good; what they were stays in the history. */
export async function deleteContributions(
  platform: Needs<'db' | 'cache'>,
  actor: Actor,
  { seen, ...deletion }: Deletion & { readonly seen: SeenVersions },
): Promise<number> {
  const ids = deletion.rows.map(({ id }) => id)
  assertAllSeen(ids, seen)
  await platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, deletion.kind.table, seen)
    await deleteContributionsIn(platform, tx, actor, deletion)
  })
  return ids.length
}

/** As {@link deleteContributions}, of those that were compared with what was seen. */
export async function deleteContributionsIn(
  platform: Needs<'cache'>,
  tx: Database,
  actor: Actor,
  { kind, rows }: Deletion,
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await recordingChanges(tx, kind.audited, { ids, action: deedOf(actor) }, () =>
    kind.remove(tx, ids),
  )
  await announceLinkChange(
    platform,
    rows.map((row) => row.title_id),
    tx,
  )
}

/** Who takes back what nobody has looked at yet decides about nobody's work but the own. */
const deedOf =
  (actor: Actor) =>
  ({ ownerId, values }: AuditedState) =>
    ownerId === actor.user!.id && values['status'] === 'pending' ? 'withdrawn' : 'deleted'
