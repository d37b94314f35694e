import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { recordingChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { retryAfterDeadlock } from '../../../platform/database/retry-after-deadlock.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ToNotify } from '../../accounts/notifications/notify.service.ts'
import {
  listArchivedIds,
  lockWithdrawals,
  markOpened,
  restoreWithdrawal,
  type WithdrawalRow,
} from '../../catalogue/withdrawals/withdrawals.service.ts'
import { recordingContributions, recordingTitle } from '../releases/with-title.service.ts'
import { prepareMails, type MailWriter } from '../../site/localizations/write-mail.service.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'
import { acceptWaitingCounters } from './counter-notices.repository.ts'
import { listContributors } from './subjects.repository.ts'
import { mailSender } from './takedown-mails.ts'
import { auditedTakedowns } from './takedowns.history.ts'
import { findNotice, findNoticeOfWithdrawal } from './takedowns.repository.ts'
import { TAKEDOWNS_TAG } from './takedowns-tag.ts'
import { tellContributors } from './tell-contributors.ts'

export type ToRestore = 'mail' | 'secrets' | 'config' | ToReadSettings | ToNotify

interface Restoration {
  readonly row: WithdrawalRow
  readonly reason: string
  readonly write: MailWriter
}

/** Brings something back in the transaction of a decision: everywhere, as it was. Those whom it concerns are told. */
export async function restoreIn(
  platform: Needs<ToRestore>,
  tx: Database,
  actor: Actor,
  { row, reason, write }: Restoration,
): Promise<void> {
  const at = platform.clock.now()
  const by = actor.user!.id
  const contributions = await listArchivedIds(tx, row.id)
  const deed = { action: 'restored', reason } as const
  const restore = () => restoreWithdrawal(tx, row, { by, at, reason })
  if (row.item_type === 'title')
    await recordingTitle(tx, deed, { id: row.item_id, contributions }, restore)
  else await recordingContributions(tx, deed, contributions, restore)
  await acceptWaitingCounters(tx, row.id, { decided_by: by, decided_at: at, reason })
  const { item_type: kind, item_id: id, title_id: titleId, title_name: title } = row
  const owners =
    kind === 'title' ? await listContributors(tx, id) : row.user_id === null ? [] : [row.user_id]
  await tellContributors(platform, tx, {
    what: 'restored',
    kind,
    id,
    titleId,
    title,
    userIds: owners.filter((userId) => userId !== by),
    reason,
  })
  const noticeId = await findNoticeOfWithdrawal(tx, row.id)
  const notice = noticeId === undefined ? undefined : await findNotice(tx, noticeId)
  if (notice)
    await mailSender(platform, tx, {
      notice,
      write,
      told: {
        heading: 'Something is back: notice :reference',
        paragraphs: (t) => [
          t('What you asked us to withdraw is back: :title.', { title }),
          t('Reason: :reason', { reason }),
        ],
      },
    })
  await platform.cache.invalidateAll(tx)
}

interface Change {
  readonly id: number
  readonly action: 'restore' | 'open' | 'close'
  readonly reason: string
}

/** @returns whether it is back. @throws AppError conflict when somebody else brought it back just now */
export async function changeWithdrawal(
  platform: Needs<ToRestore>,
  actor: Actor,
  { id, action, reason }: Change,
): Promise<boolean> {
  const write = await prepareMails(platform)
  return retryAfterDeadlock(() =>
    platform.db.transaction().execute(async (tx) => {
      const [row] = await lockWithdrawals(tx, [id])
      if (!row || row.restored_at) throw new AppError('conflict')
      const noticeId = await findNoticeOfWithdrawal(tx, id)
      const deed = { action: action === 'restore' ? 'restored' : 'updated', reason } as const
      const ids = noticeId === undefined ? [] : [noticeId]
      await recordingChanges(tx, auditedTakedowns, { ...deed, ids }, async () => {
        if (action === 'restore') await restoreIn(platform, tx, actor, { row, reason, write })
        else {
          const opened = { by: actor.user!.id, at: platform.clock.now() }
          await markOpened(tx, id, action === 'open' ? opened : null)
        }
      })
      await platform.cache.invalidate([TAKEDOWNS_TAG], tx)
      return action === 'restore'
    }),
  )
}
