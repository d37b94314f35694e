import {
  accessOf,
  settleTerm,
  type SettledTerm,
  type SubscriptionState,
} from '@mediatheque/contract/billing/subscriptions/subscription-states.ts'
import { recordCreated, recordingChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import { userTag } from '../../accounts/users/users.service.ts'
import { findPeriodEnd } from './billing-period.ts'
import { endKind } from './end-kind.service.ts'
import {
  closeAt,
  findByProvider,
  findOpenOf,
  insertPaid,
  lockSubscriptionsOf,
  type SubscriptionRow,
  updatePaid,
} from './paid-subscriptions.repository.ts'
import { isValid } from '../plan-rights/plan-rights.policy.ts'
import { auditedSubscriptions } from './subscriptions.history.ts'
import { findPriceRow } from './subscriptions.repository.ts'

export {
  findByProvider as findPaidSubscription,
  findOpenOf as findOpenSubscriptionRow,
  hasPaidBefore,
  listLivingOf as listLivingSubscriptions,
  listOpenOfGateway,
  lockSubscriptionsOf,
  takeTurn,
} from './paid-subscriptions.repository.ts'

/** A subscription by the name that its provider has for it. */
export interface ProviderRef {
  readonly gateway: 'stripe' | 'paypal'
  readonly providerId: string
}

/** What a provider says of a subscription, in the names of this site. */
export interface SeenSubscription extends ProviderRef {
  readonly userId: number
  readonly priceId: number
  readonly state: SubscriptionState
  readonly startsAt: Date
  readonly periodEnd: Date | null
  readonly lastPaidAt: Date | null
  readonly endsAt: Date | null
  readonly endedAt: Date | null
  readonly paidBy: string | null
  readonly cardExpiresOn: string | null
  /** The coupon that it was begun with; and where it makes the next payment less than the price, what that is. */
  readonly couponId: number | null
  readonly nextAmountMinor: number | null
  /** Of when the provider was asked. */
  readonly turn: number
}

export interface Settled {
  readonly before: SubscriptionState | null
  /** What stands there now; null: nothing was written, since something later is known. */
  readonly written: SettledTerm | null
  /** Subscriptions that are to end at the provider, since the account has another. */
  readonly toEnd: readonly ProviderRef[]
  /** The same, with the money back: nobody pays twice. */
  readonly toUndo: readonly ProviderRef[]
}

const nothing = (before: SubscriptionState | null): Settled => ({
  before,
  written: null,
  toEnd: [],
  toUndo: [],
})
const SECOND_MS = 1_000
const refOf = ({ gateway, providerId }: ProviderRef): ProviderRef => ({ gateway, providerId })
const refOfRow = ({ gateway, provider_id }: SubscriptionRow): ProviderRef => ({
  gateway: gateway as ProviderRef['gateway'],
  providerId: provider_id!,
})

/**
 * Writes down what a provider says of a subscription, under the lock of its account. What was asked for earlier than
 * what is known already changes nothing, so that the order in which answers arrive does not matter.
 */
export async function settlePaid(
  platform: Needs<'cache' | 'clock'>,
  tx: Database,
  seen: SeenSubscription,
  graceMs: number,
): Promise<Settled> {
  const now = platform.clock.now()
  await lockSubscriptionsOf(tx, seen.userId)
  const row = await findByProvider(tx, seen.gateway, seen.providerId)
  const before = (row?.state ?? null) as SubscriptionState | null
  if (row && row.seen_turn >= seen.turn) return nothing(before)
  // Nothing was paid yet, or ever.
  if (!row && accessOf(seen.state) === 'none' && seen.state.startsWith('incomplete'))
    return nothing(before)
  const term = await termOf(tx, seen, { row, now, graceMs })
  const open = term.ended_at === null ? await findOpenOf(tx, seen.userId) : undefined
  const rival = open && open.id !== row?.id ? open : undefined
  const verdict = rival ? judge(rival, { ...seen, grace_until: term.grace_until }, now) : 'alone'
  if (verdict === 'undo this' && !row)
    return { before, written: null, toEnd: [], toUndo: [refOf(seen)] }
  if (rival && verdict.endsWith('other')) await close(platform, tx, rival, now)
  const settled = verdict.endsWith('this') ? { ...term, ended_at: now } : term
  await write(tx, row, { seen, term: settled, now })
  await platform.cache.invalidate([userTag(seen.userId)], tx)
  return { before, written: settled, ...endingsOf(verdict, seen, rival) }
}

/** A provider that does not say any more until when something is paid: from the last payment on, one period. */
async function termOf(
  tx: Database,
  seen: SeenSubscription,
  { row, now, graceMs }: { row: SubscriptionRow | undefined; now: Date; graceMs: number },
): Promise<SettledTerm & { periodEnd: Date }> {
  const price = await findPriceRow(tx, seen.priceId)
  const { lastPaidAt } = seen
  const paidUntil = price && lastPaidAt ? findPeriodEnd(lastPaidAt, price, lastPaidAt) : null
  const isOver = seen.state === 'canceled' && seen.endsAt === null
  const endsAt = isOver ? (paidUntil ?? seen.endedAt) : seen.endsAt
  const periodEnd = seen.periodEnd ?? endsAt ?? paidUntil ?? row?.current_period_end ?? now
  const term = settleTerm(
    { state: seen.state, periodEnd, endsAt, endedAt: seen.endedAt },
    { graceUntil: row?.grace_until ?? null, graceMs, now },
  )
  return { ...term, periodEnd }
}

type Verdict = 'alone' | 'close this' | 'close other' | 'undo this' | 'undo other'

interface Paying {
  readonly state: string
  readonly grace_until: Date | null
}

/** A payment that is open for longer than rights hold without it keeps nobody from paying for another plan. */
function isPaying({ state, grace_until: until }: Paying, now: Date): boolean {
  const access = accessOf(state as SubscriptionState)
  return access === 'open' || (access === 'grace' && (until === null || until > now))
}

/** Of two that an account has, one goes. Of two that are paid, the one that began later, with its money back. */
function judge(other: SubscriptionRow, seen: SeenSubscription & Paying, now: Date): Verdict {
  if (!isPaying(seen, now)) return 'close this'
  if (other.gateway === 'none' || !isPaying(other, now)) return 'close other'
  const began = Math.min(seen.startsAt.getTime(), now.getTime())
  const difference = began - other.starts_at.getTime()
  const isLater = difference === 0 ? seen.providerId > other.provider_id! : difference > 0
  return isLater ? 'undo this' : 'undo other'
}

/** What pays no more but could again has to end at the provider, too. */
function endingsOf(
  verdict: Verdict,
  seen: SeenSubscription,
  rival: SubscriptionRow | undefined,
): Pick<Settled, 'toEnd' | 'toUndo'> {
  if (verdict === 'undo this') return { toEnd: [], toUndo: [refOf(seen)] }
  if (verdict === 'undo other' && rival) return { toEnd: [], toUndo: [refOfRow(rival)] }
  if (verdict === 'close this' && seen.state !== 'canceled')
    return { toEnd: [refOf(seen)], toUndo: [] }
  const canPayAgain = rival && rival.gateway !== 'none' && rival.state !== 'canceled'
  return { toEnd: verdict === 'close other' && canPayAgain ? [refOfRow(rival)] : [], toUndo: [] }
}

/**
 * Lets go of what is paid no more though it could be again, where its account is given another plan: it ends at its
 * provider, so that nobody pays for what they do not have.
 */
export async function closeUnpaid(
  platform: Needs<'cache' | 'clock' | 'jobs'>,
  tx: Database,
  userId: number,
): Promise<void> {
  const now = platform.clock.now()
  await lockSubscriptionsOf(tx, userId)
  const open = await findOpenOf(tx, userId)
  const isOver = open?.gateway === 'none' || open?.state === 'canceled'
  if (!open || isOver || isValid(open, now)) return
  await close(platform, tx, open, now)
  await platform.jobs.enqueue(tx, endKind, { ...refOfRow(open), givesBack: false })
}

async function close(
  platform: Needs<'cache'>,
  tx: Database,
  { id, user_id }: SubscriptionRow,
  now: Date,
): Promise<void> {
  await recordingChanges(tx, auditedSubscriptions, { ids: [id], action: 'updated' }, () =>
    closeAt(tx, id, now),
  )
  await platform.cache.invalidate([userTag(user_id)], tx)
}

async function write(
  tx: Database,
  row: SubscriptionRow | undefined,
  {
    seen,
    term,
    now,
  }: { seen: SeenSubscription; term: SettledTerm & { periodEnd: Date }; now: Date },
): Promise<void> {
  const price = await findPriceRow(tx, seen.priceId)
  if (!price) throw new Error(`Price ${seen.priceId} of a subscription is gone`)
  const { periodEnd, ...settled } = term
  // Its clock may be a little ahead of ours, and rights begin at once.
  const startsAt = row?.starts_at ?? (seen.startsAt < now ? seen.startsAt : now)
  const values = {
    product_id: price.product_id,
    price_id: price.id,
    state: seen.state,
    current_period_end: new Date(Math.max(periodEnd.getTime(), startsAt.getTime() + SECOND_MS)),
    ...settled,
    paid_by: seen.paidBy,
    card_expires_on: seen.cardExpiresOn,
    coupon_id: seen.couponId,
    next_amount_minor: seen.nextAmountMinor,
    seen_turn: seen.turn,
  }
  if (row) {
    const deed = { ids: [row.id], action: 'updated' as const }
    await recordingChanges(tx, auditedSubscriptions, deed, () => updatePaid(tx, row.id, values))
    return
  }
  const id = await insertPaid(tx, {
    ...values,
    user_id: seen.userId,
    gateway: seen.gateway,
    provider_id: seen.providerId,
    starts_at: startsAt,
  })
  await recordCreated(tx, auditedSubscriptions, [id])
}
