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
import { type LinkRow, removeLinks } from './links.repository.ts'
import { auditedLinks } from './links.history.ts'
import { announceLinkChange } from './links.service.ts'

/** Removes links for good; what they were stays in the history. */
export async function deleteLinks(
  platform: Needs<'db' | 'cache'>,
  actor: Actor,
  links: readonly LinkRow[],
  seen: SeenVersions,
): Promise<number> {
  const ids = links.map(({ id }) => id)
  assertAllSeen(ids, seen)
  await platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'links', seen)
    await deleteLinksIn(platform, tx, actor, links)
  })
  return ids.length
}

/** As {@link deleteLinks}, of links that were compared with what was seen. */
export async function deleteLinksIn(
  platform: Needs<'cache'>,
  tx: Database,
  actor: Actor,
  links: readonly Pick<LinkRow, 'id' | 'title_id'>[],
): Promise<void> {
  const ids = links.map(({ id }) => id)
  await recordingChanges(tx, auditedLinks, { ids, action: deedOf(actor) }, () =>
    removeLinks(tx, ids),
  )
  await announceLinkChange(
    platform,
    links.map((link) => link.title_id),
    tx,
  )
}

/** Who takes back what nobody has looked at yet decides about nobody's work but the own. */
const deedOf =
  (actor: Actor) =>
  ({ ownerId, values }: AuditedState) =>
    ownerId === actor.user!.id && values['status'] === 'pending' ? 'withdrawn' : 'deleted'
