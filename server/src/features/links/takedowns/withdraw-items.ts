import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { recordingChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ToNotify } from '../../accounts/notifications/notify.service.ts'
import { reachingDeletedTitles } from '../../catalogue/withdrawals/deleted-titles.service.ts'
import { findWithdrawal, withdrawRecord } from '../../catalogue/withdrawals/withdrawals.service.ts'
import { CONTRIBUTION_KINDS } from '../releases/contribution-kinds.service.ts'
import { listContributions, recordingTitle } from '../releases/with-title.service.ts'
import { findSubjects, listContributors, type SubjectRow } from './subjects.repository.ts'
import type { ItemRow } from './takedowns.repository.ts'
import { tellContributors } from './tell-contributors.ts'

interface Decided {
  readonly reason: string
  readonly at: Date
}

/**
 * Withdraws what a notice is about. Contributions go before titles, each by itself: a title takes what is left of its own.
 * @returns by which withdrawal each is gone, in the order of the items; null for what somebody deleted before
 */
export async function withdrawItems(
  platform: Needs<ToNotify>,
  tx: Database,
  actor: Actor,
  { items, ...decided }: Decided & { readonly items: readonly ItemRow[] },
): Promise<(number | null)[]> {
  const titlesLast = items.toSorted(
    (a, b) => Number(a.item_type === 'title') - Number(b.item_type === 'title') || a.id - b.id,
  )
  const withdrawals = new Map<number, number | null>()
  const titleIds = [...new Set(items.map(({ title_id }) => title_id))]
  // Else it would be there again as soon as somebody restores its title.
  await reachingDeletedTitles(tx, { titleIds, by: actor.user!.id, at: decided.at }, async () => {
    for (const item of titlesLast)
      withdrawals.set(item.id, await withdrawItem(platform, tx, actor, { item, ...decided }))
  })
  return items.map(({ id }) => withdrawals.get(id) ?? null)
}

async function withdrawItem(
  platform: Needs<ToNotify>,
  tx: Database,
  actor: Actor,
  { item, reason, at }: Decided & { readonly item: ItemRow },
): Promise<number | null> {
  const subject = { kind: item.item_type, id: item.item_id }
  const [found] = await findSubjects(tx, [subject], { isPublicOnly: false })
  if (found) {
    const userIds = await ownersOf(tx, found)
    const id = await withdrawFound(tx, found, { reason, at, by: actor.user!.id })
    if (id !== undefined) {
      await tellContributors(platform, tx, {
        what: 'withdrawn',
        ...subject,
        titleId: found.title_id,
        title: found.title_name,
        userIds: userIds.filter((userId) => userId !== actor.user!.id),
        reason,
      })
      return id
    }
  }
  // Another notice was about the same.
  const before = await findWithdrawal(tx, item.item_type, item.item_id)
  return before && !before.restored_at ? before.id : null
}

const ownersOf = async (tx: Database, { kind, id, user_id: userId }: SubjectRow) =>
  kind === 'title' ? listContributors(tx, id) : userId === null ? [] : [userId]

async function withdrawFound(
  tx: Database,
  found: SubjectRow,
  { reason, at, by }: Decided & { readonly by: number },
): Promise<number | undefined> {
  const { kind, id, title_id, title_name, title_year, user_id: ownerId } = found
  const title = { id: title_id, name: title_name, year: title_year }
  const deed = { action: 'withdrawn', reason } as const
  if (kind === 'title')
    return recordingTitle(tx, deed, { id, contributions: await listContributions(tx, id) }, () =>
      withdrawRecord(tx, { kind, id, title, name: title_name, ownerId, reason, at, by }),
    )
  const [whole] = await CONTRIBUTION_KINDS[kind].readWhole(tx, [id])
  const name = whole?.name ?? title_name
  return recordingChanges(tx, CONTRIBUTION_KINDS[kind].audited, { ...deed, ids: [id] }, () =>
    withdrawRecord(tx, { kind, id, title, name, ownerId, reason, at, by }),
  )
}
