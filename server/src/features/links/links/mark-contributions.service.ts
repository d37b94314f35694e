import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { recordingChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ToNotify } from '../../accounts/notifications/notify.service.ts'
import { deedOfChange, settleChange } from './change-contribution.service.ts'
import type { Contribution, ContributionKind } from './contribution-kind.ts'
import { announceLinkChange } from './links.service.ts'

export { LINKS } from './link-kind.ts'

interface Marking {
  readonly kind: ContributionKind
  readonly rows: readonly Contribution[]
  readonly status: 'active' | 'dead'
  /** Who says so; null: the site by itself. */
  readonly actor: Actor | null
  readonly reason?: string
}

/**
 * Says of contributions that they are dead, or back: written down, and of a death their uploaders are told
 * and what was reported is decided. What waits for
 * a moderator, and what is called so already, is left alone. @returns the ids of those that changed
 */
export async function markContributions(
  platform: Needs<ToNotify>,
  tx: Database,
  { kind, rows, status, actor, reason }: Marking,
): Promise<number[]> {
  const locked = await kind.lock(
    tx,
    rows.map(({ id }) => id),
  )
  const from = status === 'dead' ? 'active' : 'dead'
  const ids = locked.filter((row) => row.status === from).map(({ id }) => id)
  if (ids.length === 0) return []
  await recordingChanges(tx, kind.audited, { ids, action: deedOfChange, reason }, () =>
    kind.setStatus(tx, ids, { status }),
  )
  const changed = rows.filter(({ id }) => ids.includes(id))
  const isDeadNow = status === 'dead'
  for (const row of changed)
    await settleChange(platform, tx, { kind, actor, row, isMoved: false, isDeadNow })
  await announceLinkChange(
    platform,
    changed.map((row) => row.title_id),
    tx,
  )
  return ids
}
