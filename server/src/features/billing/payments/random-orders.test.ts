import { moneyFromDecimal } from '@mediatheque/contract/billing/money.ts'
import { isFinal } from '@mediatheque/contract/billing/subscriptions/subscription-states.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../accounts/users/users.factory.ts'
import { useTestApp } from '../../test-app.ts'
import { type Gateway, openProvider } from '../payment-providers/open-provider.service.ts'
import { isValid } from '../plan-rights/plan-rights.policy.ts'
import { buildPlan } from '../products/plans.factory.ts'
import { buy, type Providers, setUpProviders, workOff } from './payments.factory.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { receiveWebhook, workOnEvent } from './webhooks.service.ts'

/** Lives of subscriptions; thousands with PLAYED_ORDERS=3000. */
const PLAYS = Number(process.env['PLAYED_ORDERS'] ?? 150)
const AT_ONCE = 50
const SEED = Number(process.env['PLAYED_SEED'] ?? 20_261_128)

const test = useTestApp()
let providers: Providers
let priceIds: number[]

beforeAll(async () => {
  providers = await setUpProviders(test.platform)
  const { prices } = await buildPlan(test.platform.db, {
    prices: [{ amount_minor: 500 }, { amount_minor: 900, currency: 'USD' }],
  })
  priceIds = prices.map(({ id }) => id)
})
afterAll(() => providers.stop())

/** Mulberry32: the same numbers for the same seed. */
function createDice(seed: number) {
  let state = seed >>> 0
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { roll, pick: <Item>(items: readonly Item[]) => items[Math.floor(roll() * items.length)]! }
}
/** PayPal says it by refund, and of a payment only that some of it went back. */
const givenBack = (saleId: string) =>
  [...providers.paypal.refunds.values()]
    .filter((one) => one['sale_id'] === saleId)
    .reduce((sum, { amount }) => sum + moneyFromDecimal(amount.total, amount.currency).minor, 0)

/** PayPal says it by dispute, and of a payment nothing. */
const isDisputed = (saleId: string) =>
  [...providers.paypal.disputes.values()].some(
    ({ disputed_transactions: [sale], dispute_outcome: outcome }) =>
      sale.seller_transaction_id === saleId && outcome?.outcome_code !== 'RESOLVED_SELLER_FAVOUR',
  )

type Dice = ReturnType<typeof createDice>

/** Something happens at the provider, as it can happen to one in its state. */
async function live(dice: Dice, gateway: Gateway, id: string): Promise<void> {
  const provider = await openProvider(test.platform, gateway)
  const { state, endsAt } = (await provider.findSubscription(id))!
  const hand = providers[gateway]
  if (isFinal(state)) return hand.refundLatest(id)
  const usual: (() => unknown)[] = [
    () => hand.refundLatest(id),
    // Less than anything costs, so that a second one of the same payment fits as well.
    () => hand.refundLatest(id, 7),
    () => hand.refundLatest(id, 7),
    () => provider.cancel(id, 'now'),
    ...(endsAt === null ? [() => provider.cancel(id, 'period end')] : []),
    ...(gateway === 'stripe' && endsAt !== null ? [() => provider.resume(id)] : []),
    ...(gateway === 'stripe' ? [() => providers.stripe.announceEnd(id)] : []),
    () => hand.disputeLatest(id),
    () => hand.settleDispute(id, dice.pick(['won', 'lost'])),
  ]
  const moves: (() => unknown)[] =
    state === 'active' || state === 'trialing'
      ? [...usual, () => hand.renew(id), () => hand.renew(id), () => hand.renew(id, 'declined')]
      : [() => hand.recover(id), () => hand.giveUp(id), () => hand.end(id)]
  await dice.pick(moves)()
}

/** A webhook arrives, and its job runs; some arrive twice, at the same moment too. */
async function deliver(dice: Dice, gateway: Gateway, event: Record<string, unknown>) {
  const webhook = providers[gateway].sign(event)
  const times = dice.roll() < 0.25 ? 2 : 1
  await Promise.all(
    Array.from({ length: times }, () => receiveWebhook(test.platform, gateway, webhook)),
  )
  const stored = await test.platform.db
    .selectFrom('payment_events')
    .select('id')
    .where('event_id', '=', String(event['id']))
    .execute()
  expect(stored).toHaveLength(1)
  await Promise.all(Array.from({ length: times }, () => workOnEvent(test.platform, stored[0]!.id)))
}

/** A life, of which the site is told late, twice, in no order, or never. */
async function play(seed: number) {
  const dice = createDice(seed)
  const gateway = dice.pick(['stripe', 'paypal'] as const)
  const { id: userId } = await buildUser(test.platform.db)
  const { id } = await buy(test.platform, providers, {
    userId,
    gateway,
    priceId: dice.pick(priceIds),
  })
  const isOwn = (event: Record<string, unknown>) => {
    const { sale_id } = (event['resource'] ?? {}) as { sale_id?: string }
    const isOfSale = providers.paypal.sales.get(sale_id ?? '')?.['subscription'] === id
    return isOfSale || JSON.stringify(event).includes(`"${id}"`)
  }
  const own = () => providers[gateway].events.filter(isOwn)
  const told = new Set<unknown>()
  const tell = async (share: number) => {
    const late = own().filter((event) => !told.has(event['id']) || dice.roll() < 0.1)
    for (const event of late.toSorted(() => dice.roll() - 0.5)) {
      if (dice.roll() > share) continue
      told.add(event['id'])
      await deliver(dice, gateway, event)
    }
  }
  const length = 1 + Math.floor(dice.roll() * 6)
  for (let step = 0; step < length; step++) {
    await tell(0.5)
    // What happens while an event is being worked on is the hardest order of all.
    const [waiting] = own().filter((event) => !told.has(event['id']))
    await Promise.all([live(dice, gateway, id), waiting && deliver(dice, gateway, waiting)])
  }
  await tell(0.7)
  return { seed, gateway, id, userId }
}

async function compare({ seed, gateway, id, userId }: Awaited<ReturnType<typeof play>>) {
  const provider = await openProvider(test.platform, gateway)
  const [seen, sold] = [await provider.findSubscription(id), await provider.listInvoices(id)]
  const { db, clock } = test.platform
  const rows = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .execute()
  expect(rows, `seed ${seed}`).toHaveLength(1)
  const [row] = rows
  const paidUntil = seen!.lastPaidAt && new Date(row!.current_period_end)
  expect({ seed, state: row!.state, ends: row!.ends_at }).toEqual({
    seed,
    state: seen!.state,
    ends: seen!.state === 'canceled' ? (seen!.endsAt ?? paidUntil) : seen!.endsAt,
  })
  const isOpen = ['active', 'trialing', 'past_due'].includes(seen!.state)
  const isPaidOut = seen!.state === 'canceled' && row!.ends_at! > clock.now()
  expect({ seed, isHeld: isValid(row!, clock.now()) }).toEqual({
    seed,
    isHeld: isOpen || isPaidOut,
  })
  const invoices = await db
    .selectFrom('invoices')
    .select(['provider_id', 'state', 'amount_minor', 'refunded_minor'])
    .where('subscription_id', '=', id)
    .where('gateway', '=', gateway)
    .execute()
  const plain = (state: unknown, minor: number, refunded: number) => `${state} ${minor} ${refunded}`
  expect({
    seed,
    invoices: invoices
      .map((one) => plain(one.state, one.amount_minor, one.refunded_minor))
      .toSorted(),
  }).toEqual({
    seed,
    invoices: sold
      .map((one) =>
        plain(
          isDisputed(one.id) ? 'disputed' : one.state,
          one.amount.minor,
          one.refundedMinor ?? givenBack(one.id),
        ),
      )
      .toSorted(),
  })
}

describe('webhooks in any order', () => {
  it(
    `end in the state of the provider, twice, late, out of order or lost (${PLAYS} lives)`,
    async () => {
      for (let begun = 0; begun < PLAYS; begun += AT_ONCE) {
        const count = Math.min(AT_ONCE, PLAYS - begun)
        const lives: Awaited<ReturnType<typeof play>>[] = []
        for (let at = 0; at < count; at += 5)
          lives.push(
            ...(await Promise.all(
              Array.from({ length: Math.min(5, count - at) }, (_, more) =>
                play(SEED + begun + at + more),
              ),
            )),
          )
        await reconcilePayments(test.platform)
        await workOff(test.platform)
        for (const life of lives) await compare(life)
      }
    },
    PLAYS * 1_000 + 30_000,
  )
})
