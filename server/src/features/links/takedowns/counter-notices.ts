import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type {
  counterNoticeForm,
  decideCounterForm,
} from '@mediatheque/contract/links/takedowns/takedowns.schemas.ts'
import type { z } from 'zod'
import { lockAsSeen } from '../../../platform/access/seen-versions.ts'
import { recordingChanges } from '../../../platform/audit/record-changes.ts'
import { retryAfterDeadlock } from '../../../platform/database/retry-after-deadlock.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  lockWithdrawals,
  type WithdrawalRow,
} from '../../catalogue/withdrawals/withdrawals.service.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import { prepareMails } from '../../site/localizations/write-mail.service.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import {
  type CounterRow,
  insertCounterNotice,
  updateCounterNotice,
} from './counter-notices.repository.ts'
import { endNoticeClaim } from './notice-claims.ts'
import { restoreIn, type ToRestore } from './restore-withdrawn.ts'
import { mailCounterSender, mailSender } from './takedown-mails.ts'
import { auditedTakedowns } from './takedowns.history.ts'
import { findNotice, findNoticeOfWithdrawal } from './takedowns.repository.ts'
import { TAKEDOWNS_TAG } from './takedowns-tag.ts'
import { tellContributors } from './tell-contributors.ts'

const DAY_MS = 24 * 3_600_000

interface Answer {
  readonly row: WithdrawalRow
  readonly form: z.output<typeof counterNoticeForm>
  readonly language: Language
}

/**
 * Takes in why something should come back, and tells the sender of the notice that they may answer; not who says so.
 * @returns until when they may
 * @throws AppError validation on `statement` where one waits already, conflict where it is back
 */
export async function sendCounterNotice(
  platform: Needs<'mail' | 'secrets' | 'config' | 'clock' | ToReadSettings>,
  actor: Actor,
  { row: { id }, form, language }: Answer,
): Promise<Date> {
  const [write, { takedowns }] = await Promise.all([prepareMails(platform), getSettings(platform)])
  const now = platform.clock.now()
  const until = new Date(now.getTime() + takedowns.counter_notice_days * DAY_MS)
  await platform.db.transaction().execute(async (tx) => {
    const [row] = await lockWithdrawals(tx, [id])
    if (!row || row.restored_at) throw new AppError('conflict')
    const noticeId = await findNoticeOfWithdrawal(tx, id)
    const { statement, name, email, postal_address, signature } = form
    const about = { ids: noticeId === undefined ? [] : [noticeId], action: 'updated' } as const
    const counterId = await recordingChanges(tx, auditedTakedowns, about, () =>
      insertCounterNotice(
        tx,
        {
          withdrawal_id: id,
          user_id: actor.user?.id ?? null,
          language,
          statement,
          answerable_until: until,
          created_at: now,
        },
        { name, email, postal_address, signature },
      ),
    )
    if (counterId === undefined)
      throw fieldError('statement', 'A counter-notice about this waits already.')
    const notice = noticeId === undefined ? undefined : await findNotice(tx, noticeId)
    const until_day = until.toISOString().slice(0, 10)
    const title = row.title_name
    if (notice)
      await mailSender(platform, tx, {
        notice,
        write,
        told: {
          heading: 'A counter-notice was sent about notice :reference',
          paragraphs: (t) => [
            t('Somebody says that :title should not have been withdrawn.', { title }),
            t('You may answer until :day on the page of your notice. Then we decide.', {
              day: until_day,
            }),
          ],
        },
      })
    await mailCounterSender(platform, tx, {
      counterNoticeId: counterId,
      language,
      path: `/withdrawn/${row.item_type}/${row.item_id}`,
      write,
      told: {
        heading: 'We received your counter-notice',
        paragraphs: (t) => [
          t('It is about :title.', { title }),
          t('The sender of the notice may answer until :day. Then we decide, and tell you.', {
            day: until_day,
          }),
        ],
      },
    })
    await platform.cache.invalidate([TAKEDOWNS_TAG], tx)
  })
  return until
}

interface Decision {
  readonly counter: CounterRow
  readonly input: z.output<typeof decideCounterForm>
  readonly t: Translate
}

/** Brings back what a counter-notice is about, or not. Its sender is told, and that of the notice. */
export async function decideCounterNotice(
  platform: Needs<ToRestore | 'events'>,
  actor: Actor,
  { counter, input, t: tell }: Decision,
): Promise<void> {
  const { version, decision, reason } = input
  const write = await prepareMails(platform)
  const { id, withdrawal_id: withdrawalId } = counter
  await retryAfterDeadlock(() =>
    platform.db.transaction().execute(async (tx) => {
      const [row] = await lockWithdrawals(tx, [withdrawalId])
      await lockAsSeen(tx, 'counter_notices', { [id]: version })
      if (counter.status !== 'waiting' || !row)
        throw fieldError('decision', 'This counter-notice was decided already.')
      const noticeId = await findNoticeOfWithdrawal(tx, withdrawalId)
      if (noticeId !== undefined)
        await endNoticeClaim(platform, tx, actor, { id: noticeId, input, t: tell })
      const about = { ids: noticeId === undefined ? [] : [noticeId], reason } as const
      const action = decision === 'accept' ? 'restored' : 'updated'
      await recordingChanges(tx, auditedTakedowns, { ...about, action }, async () => {
        await updateCounterNotice(tx, id, {
          status: decision === 'accept' ? 'accepted' : 'refused',
          decided_by: actor.user!.id,
          decided_at: platform.clock.now(),
          reason,
        })
        if (decision === 'accept') await restoreIn(platform, tx, actor, { row, reason, write })
      })
      const { title_name: title, title_id: titleId, item_type: kind, item_id: itemId } = row
      await mailCounterSender(platform, tx, {
        counterNoticeId: id,
        language: counter.language,
        path: decision === 'accept' ? `/titles/${titleId}` : `/withdrawn/${kind}/${itemId}`,
        write,
        told: {
          heading: 'We decided about your counter-notice',
          paragraphs: (t) => [
            decision === 'accept'
              ? t('It is back: :title.', { title })
              : t('It stays withdrawn: :title.', { title }),
            t('Reason: :reason', { reason }),
          ],
        },
      })
      if (decision === 'refuse' && counter.user_id !== null)
        await tellContributors(platform, tx, {
          what: 'refused',
          kind,
          id: itemId,
          titleId,
          title,
          userIds: [counter.user_id],
          reason,
        })
      await platform.cache.invalidate([TAKEDOWNS_TAG], tx)
    }),
  )
}
