import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type {
  askBackForm,
  decideNoticeForm,
} from '@mediatheque/contract/links/takedowns/takedowns.schemas.ts'
import type { z } from 'zod'
import { lockAsSeen } from '../../../platform/access/seen-versions.ts'
import { recordingChanges } from '../../../platform/audit/record-changes.ts'
import { retryAfterDeadlock } from '../../../platform/database/retry-after-deadlock.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ToNotify } from '../../accounts/notifications/notify.service.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import { prepareMails } from '../../site/localizations/write-mail.service.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'
import { endNoticeClaim } from './notice-claims.ts'
import { mailSender } from './takedown-mails.ts'
import { auditedTakedowns } from './takedowns.history.ts'
import {
  decideItems,
  insertMessage,
  type ItemRow,
  listItems,
  type NoticeRow,
  updateNotice,
} from './takedowns.repository.ts'
import { TAKEDOWNS_TAG } from './takedowns-tag.ts'
import { withdrawItems } from './withdraw-items.ts'

type ToDecide = 'events' | 'mail' | 'secrets' | 'config' | ToReadSettings | ToNotify

interface Decision {
  readonly notice: NoticeRow
  readonly input: z.output<typeof decideNoticeForm>
  readonly t: Translate
}

/**
 * Withdraws some of what a notice is about, or refuses to: all of it or none. Its sender is told, and those whose it is.
 * @throws AppError validation on `items` for what is decided already, on `take_over`; OutdatedRecords
 */
export async function decideNotice(
  platform: Needs<ToDecide>,
  actor: Actor,
  { notice, input, t: tell }: Decision,
): Promise<void> {
  const { version, items: ids, decision, reason } = input
  const write = await prepareMails(platform)
  await retryAfterDeadlock(() =>
    platform.db.transaction().execute(async (tx) => {
      await lockAsSeen(tx, 'takedown_notices', { [notice.id]: version })
      await endNoticeClaim(platform, tx, actor, { id: notice.id, input, t: tell })
      const all = await listItems(tx, notice.id)
      const items = all.filter(({ id }) => ids.includes(id))
      if (items.length < new Set(ids).size || items.some((item) => item.decision !== 'waiting'))
        throw fieldError('items', 'Some of these were decided already. Nothing was changed.')
      const at = platform.clock.now()
      const decided = { reason, decided_by: actor.user!.id, decided_at: at }
      const deed = { ids: [notice.id], action: 'updated', reason } as const
      await recordingChanges(tx, auditedTakedowns, deed, async () => {
        if (decision === 'refuse') await decideItems(tx, ids, { ...decided, decision: 'refused' })
        else {
          const withdrawals = await withdrawItems(platform, tx, actor, { items, reason, at })
          for (const [index, item] of items.entries()) {
            const withdrawal = withdrawals[index] ?? null
            await decideItems(tx, [item.id], {
              ...decided,
              decision: withdrawal === null ? 'gone' : 'withdrawn',
              withdrawal_id: withdrawal,
            })
          }
        }
        const isDone = all.every((item) => item.decision !== 'waiting' || ids.includes(item.id))
        await updateNotice(tx, notice.id, {
          version: version + 1,
          ...(isDone && { status: 'decided', decided_at: at }),
        })
      })
      await mailSender(platform, tx, {
        notice,
        write,
        told: {
          heading: 'We decided about your notice :reference',
          paragraphs: (t) => paragraphsOf(t, items, { decision, reason }),
        },
      })
      if (decision === 'withdraw') await platform.cache.invalidateAll(tx)
      else await platform.cache.invalidate([TAKEDOWNS_TAG], tx)
    }),
  )
}

const MOST_NAMED = 20

function paragraphsOf(
  t: Translate,
  items: readonly ItemRow[],
  { decision, reason }: { decision: 'withdraw' | 'refuse'; reason: string },
): string[] {
  const addresses = items.slice(0, MOST_NAMED).map(({ address }) => address)
  const count = items.length
  return [
    decision === 'withdraw'
      ? t('We withdrew [one this address|other these :count addresses]:', { count })
      : t('We did not withdraw [one this address|other these :count addresses]:', { count }),
    [...addresses, ...(count > MOST_NAMED ? ['…'] : [])].join('\n'),
    t('Reason: :reason', { reason }),
  ]
}

interface Question {
  readonly notice: NoticeRow
  readonly input: z.output<typeof askBackForm>
}

/** Asks the sender of a notice something: it waits for them until they answer. */
export async function askBack(
  platform: Needs<ToDecide>,
  actor: Actor,
  { notice, input: { version, body } }: Question,
): Promise<void> {
  const write = await prepareMails(platform)
  await platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'takedown_notices', { [notice.id]: version })
    const deed = { ids: [notice.id], action: 'updated' } as const
    await recordingChanges(tx, auditedTakedowns, deed, async () => {
      await insertMessage(tx, {
        notice_id: notice.id,
        is_by_staff: true,
        user_id: actor.user!.id,
        body,
        created_at: platform.clock.now(),
      })
      await updateNotice(tx, notice.id, {
        version: version + 1,
        ...(notice.status !== 'decided' && { status: 'asked' }),
      })
    })
    await mailSender(platform, tx, {
      notice,
      write,
      told: {
        heading: 'A question about your notice :reference',
        paragraphs: (t) => [body, t('Please answer on the page of your notice.')],
      },
    })
    await platform.cache.invalidate([TAKEDOWNS_TAG], tx)
  })
}
