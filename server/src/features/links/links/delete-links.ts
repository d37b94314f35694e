import type { Actor } from '@mediatheque/contract/core/actor.ts'
import {
  assertAllSeen,
  lockAsSeen,
  type SeenVersions,
} from '../../../platform/access/seen-versions.ts'
import type { Needs } from '../../../platform/platform.ts'
import { type LinkRow, removeLinks } from './links.repository.ts'
import { announceLinkChange } from './links.service.ts'
import { recordLinkEvents } from './moderation-events.repository.ts'

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
    await recordLinkEvents(tx, { linkIds: ids, action: 'deleted', moderatorId: actor.user!.id })
    await removeLinks(tx, ids)
    await announceLinkChange(
      platform,
      links.map((link) => link.title_id),
      tx,
    )
  })
  return ids.length
}
