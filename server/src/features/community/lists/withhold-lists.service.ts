import type { WithholdListsForm } from '@mediatheque/contract/community/lists/reported-lists.schemas.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import { assertAllSeen, lockAsSeen } from '../../../platform/access/seen-versions.ts'
import { recordingChanges } from '../../../platform/audit/record-changes.ts'
import { defineTag } from '../../../platform/cache/cache-tag.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { notify, type ToNotify } from '../../accounts/notifications/notify.service.ts'
import { settleReports } from '../reports/settle-reports.service.ts'
import { forgetPublicLists } from './list-lists.service.ts'
import { auditedLists } from './lists.history.ts'
import {
  findLookedAfter,
  lockLookedAfter,
  type LookedAfterList,
  listRemovedIds,
  restoreRows,
  withholdRows,
} from './withhold-lists.repository.ts'

/** Cache tag of how many lists somebody has to decide about. */
export const REPORTED_LISTS_TAG = defineTag('reported-lists')

/** Those that there are, for who looks after them. */
export const findListsOfOthers = (
  { db }: Needs<'db'>,
  ids: readonly number[],
): Promise<LookedAfterList[]> => findLookedAfter(db, ids)

/** Those that were hidden or removed. */
export async function findWithheldLists(
  { db }: Needs<'db'>,
  ids: readonly number[],
): Promise<LookedAfterList[]> {
  return (await findLookedAfter(db, ids)).filter(({ withheld }) => withheld !== null)
}

export const findRemovedLists = async (
  { db }: Needs<'db'>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => new Set(await listRemovedIds(db, ids))

export type ToWithhold = Needs<'db' | 'cache' | 'clock' | ToNotify>

/**
 * Hides lists from everybody but their owners, or removes them; the owners are told why. What was said about them is decided
 * with that.
 * @throws AppError notFound, OutdatedRecords; validation for the list that the site keeps for each member
 */
export function withholdLists(
  platform: ToWithhold,
  actor: LoggedInActor,
  lists: readonly LookedAfterList[],
  { action, reason, versions }: WithholdListsForm,
): Promise<number> {
  const ids = lists.map(({ id }) => id)
  assertAllSeen(ids, versions)
  if (action === 'remove' && lists.some(({ kind }) => kind !== null))
    throw fieldError('ids', 'This list stays. Hide it instead.')
  return platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'lists', versions)
    await withholdLocked(platform, tx, ids, { action, reason, by: actor.user.id })
    return ids.length
  })
}

interface Withholding {
  readonly action: WithholdListsForm['action']
  readonly reason: string
  readonly by: number
}

/** The same for lists that are locked. @throws AppError notFound */
export async function withholdLocked(
  platform: ToWithhold,
  tx: Database,
  ids: readonly number[],
  { action, reason, by }: Withholding,
): Promise<void> {
  const locked = await lockLookedAfter(tx, ids)
  if (locked.some(({ withheld }) => withheld === 'removed')) throw new AppError('notFound')
  const settled = await settleReports(tx, { type: 'list', ids })
  if (settled > 0) await platform.cache.invalidate([REPORTED_LISTS_TAG], tx)
  const done = { action, reason, now: platform.clock.now(), by }
  const deed = { ids, action: action === 'hide' ? ('hidden' as const) : ('deleted' as const) }
  await recordingChanges(tx, auditedLists, { ...deed, reason, keepsState: true }, () =>
    withholdRows(tx, ids, done),
  )
  await forgetPublicLists(platform, tx, locked)
  const content =
    action === 'hide'
      ? 'Your list “:name” was hidden by a moderator'
      : 'Your list “:name” was removed by a moderator'
  for (const list of locked) await tellOwner(platform, tx, { list, content, reason })
}

/** @throws AppError notFound where one was restored meanwhile */
export function restoreLists(
  platform: ToWithhold,
  lists: readonly LookedAfterList[],
): Promise<number> {
  const ids = lists.map(({ id }) => id)
  return platform.db.transaction().execute(async (tx) => {
    const locked = await lockLookedAfter(tx, ids)
    if (locked.length < ids.length || locked.some(({ withheld }) => withheld === null))
      throw new AppError('notFound')
    await recordingChanges(tx, auditedLists, { ids, action: 'restored' }, () =>
      restoreRows(tx, ids),
    )
    await forgetPublicLists(platform, tx)
    for (const list of locked)
      await tellOwner(platform, tx, { list, content: 'Your list “:name” is back' })
    return ids.length
  })
}

interface Told {
  readonly list: Pick<LookedAfterList, 'owner_id' | 'name'>
  readonly content: string
  readonly reason?: string
}

/** What others did to a list of somebody's. */
export const tellOwner = (
  platform: Needs<ToNotify>,
  tx: Database,
  { list, content, reason }: Told,
) =>
  notify(platform, tx, {
    userIds: [list.owner_id],
    type: 'list.withheld',
    data: {
      lines: [
        { content, values: { name: list.name }, type: 'primary' },
        ...(reason
          ? [{ content: 'Reason: :reason', values: { reason }, type: 'secondary' as const }]
          : []),
      ],
      mainAction: { action: '/lists', label: 'My lists' },
    },
  })
