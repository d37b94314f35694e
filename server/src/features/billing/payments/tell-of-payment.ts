import {
  accessOf,
  type SettledTerm,
  type SubscriptionState,
} from '@mediatheque/contract/billing/subscriptions/subscription-states.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import { notify, type ToNotify } from '../../accounts/notifications/notify.service.ts'

export type PaymentNews = 'failed' | 'unpaid'

interface Moved {
  readonly before: SubscriptionState | null
  readonly after: SubscriptionState
  readonly written: SettledTerm
}

/**
 * What a member has to hear of: that a payment failed, and that the plan is over for it. Of what they ended themselves,
 * and of what is paid again, the page of their plan says enough.
 */
export function newsOf({ before, after, written }: Moved): PaymentNews | null {
  const wasFailing = before !== null && accessOf(before) === 'grace'
  if (accessOf(after) === 'grace') return wasFailing ? null : 'failed'
  const isOver = accessOf(after) === 'none' || written.ended_at !== null
  return wasFailing && isOver ? 'unpaid' : null
}

const DAY_MS = 86_400_000

interface Told {
  readonly userId: number
  readonly plan: string
  readonly news: PaymentNews
  /** Until when rights hold although it is not paid. */
  readonly until: Date | null
}

/** Tells who pays for a plan that they do not, in the transaction that writes it down: once of each time. */
export async function tellOfPayment(
  platform: Needs<ToNotify>,
  tx: Database,
  { userId, plan, news, until }: Told,
): Promise<void> {
  const ofPlan = { values: { plan }, named: ['plan'] }
  const mainAction = { action: '/billing', label: 'See how you pay' }
  if (news === 'unpaid')
    return notify(platform, tx, {
      userIds: [userId],
      type: 'plan.unpaid',
      data: { lines: [{ content: ':plan is over: its payment failed', ...ofPlan }] },
    })
  const left = until ? until.getTime() - platform.clock.now().getTime() : 0
  const count = Math.ceil(left / DAY_MS)
  const stays = {
    content:
      'Nothing changes for [one one day|other :count days] yet. Look after your payment method, and it will be tried again.',
    values: { count },
    type: 'secondary' as const,
  }
  await notify(platform, tx, {
    userIds: [userId],
    type: 'payment.failed',
    data: {
      lines: [
        { content: 'The payment for :plan failed', ...ofPlan },
        ...(count > 0 ? [stays] : []),
      ],
      mainAction,
    },
  })
}
