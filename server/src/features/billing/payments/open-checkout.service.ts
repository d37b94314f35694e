import {
  accessOf,
  type SubscriptionState,
} from '@mediatheque/contract/billing/subscriptions/subscription-states.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { findAccount } from '../../accounts/users/login-accounts.service.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import {
  type Gateway,
  isSetUp,
  listOfferedGateways,
  openProvider,
  ProviderError,
} from '../payment-providers/open-provider.service.ts'
import {
  nameCustomer,
  type PriceWithPlan,
  sellPrice,
} from '../payment-providers/provider-names.service.ts'
import { isValid } from '../plan-rights/plan-rights.policy.ts'
import {
  findOpenSubscriptionRow,
  hasPaidBefore,
  lockSubscriptionsOf,
} from '../subscriptions/paid-subscriptions.service.ts'
import {
  type CheckoutRow,
  insertCheckout,
  listUnsettledOf,
  saveProviderPage,
  settleCheckout,
} from './checkouts.repository.ts'
import { endKind } from './payment-jobs.ts'
import { calmly } from './calmly.service.ts'
import { settleByAsking } from './settle-checkout.service.ts'
import { getSoldPrice } from './sold-prices.service.ts'
import type { ToSync } from './sync-subscription.service.ts'

/** An account leaves no more pages open than this: those before are closed. */
const MOST_OPEN = 10
/** A page of a provider is good for a day; one that is nearly over is not handed out again. */
const REUSED_MS = 20 * 3_600_000

export interface CheckoutWish {
  readonly userId: number
  /** Of which the price has to be, where somebody says it. */
  readonly productId?: number
  readonly priceId: number
  readonly gateway: Gateway
  /** For who goes on with what is cancelled there for good: the first payment is due when what was paid before is over. */
  readonly startsAt?: Date
}

export type ToOpen = ToSync & Needs<'config' | ToReadSettings>

/**
 * Opens the page of a provider on which a price is paid. Asked for twice it is the same page: nobody pays twice.
 * @throws AppError validation for what is not sold there; conflict for who has a plan; unavailable without an answer
 */
export async function openCheckout(platform: ToOpen, wish: CheckoutWish): Promise<{ url: string }> {
  const price = await assertSold(platform, wish)
  for (const open of await listUnsettledOf(platform.db, wish.userId, MOST_OPEN))
    await settleEarlier(platform, open, wish)
  const checkout = await reserve(platform, wish)
  if (checkout.url !== null) return { url: checkout.url }
  return calmly(() =>
    openPage(platform, checkout, { wish, price }).catch(async (error: unknown) => {
      // What was refused would be refused again under its key.
      if (error instanceof ProviderError && error.fault === 'refused')
        await settleCheckout(platform.db, checkout.id, {
          subscriptionId: null,
          now: platform.clock.now(),
        })
      throw error
    }),
  )
}

async function assertSold(
  platform: Needs<ToReadSettings>,
  { productId, priceId, gateway }: CheckoutWish,
): Promise<PriceWithPlan> {
  const settings = await getSettings(platform)
  if (!listOfferedGateways(settings).includes(gateway))
    throw fieldError('gateway', 'Nothing can be paid this way at the moment.')
  return getSoldPrice(platform, priceId, productId)
}

/** What was begun before is paid, and then there is nothing to open; or can be paid no more. */
async function settleEarlier(
  platform: ToOpen,
  checkout: CheckoutRow,
  wish: CheckoutWish,
): Promise<void> {
  const age = platform.clock.now().getTime() - checkout.created_at.getTime()
  const isWished = checkout.price_id === wish.priceId && checkout.gateway === wish.gateway
  const gateway = checkout.gateway as Gateway
  // Nobody can be asked any more, and nobody pays there: the look at night does what is left.
  if (!isSetUp(await getSettings(platform), gateway)) return
  const outcome = await calmly(() => settleByAsking(platform, checkout))
  if (outcome !== 'open' || (isWished && age < REUSED_MS)) return
  await calmly(async () => {
    const provider = await openProvider(platform, gateway)
    if (checkout.provider_id !== null) await provider.closeCheckout(checkout.provider_id)
  })
}

/** Under the lock of the account: whoever asks at the same moment is given the same. */
function reserve(
  platform: ToOpen,
  { userId, priceId, gateway, startsAt }: CheckoutWish,
): Promise<CheckoutRow> {
  const now = platform.clock.now()
  return platform.db.transaction().execute(async (tx) => {
    await lockSubscriptionsOf(tx, userId)
    const held = await findOpenSubscriptionRow(tx, userId)
    const goesOn = startsAt !== undefined && held?.state === 'canceled'
    if (held && isValid(held, now) && !goesOn)
      throw new AppError('conflict', { message: 'This account has a plan already.' })
    // Of one that could be paid again, nobody is to pay both.
    if (held && held.provider_id !== null && accessOf(held.state as SubscriptionState) === 'none')
      await platform.jobs.enqueue(tx, endKind, {
        gateway: held.gateway as Gateway,
        providerId: held.provider_id,
        givesBack: false,
      })
    const unsettled = await listUnsettledOf(tx, userId, MOST_OPEN)
    const same = unsettled.find(
      (one) =>
        one.price_id === priceId &&
        one.gateway === gateway &&
        // Its page would ask for a payment at once.
        (!goesOn || one.created_at >= held.updated_at) &&
        now.getTime() - one.created_at.getTime() < REUSED_MS,
    )
    return (
      same ??
      (await insertCheckout(tx, { user_id: userId, price_id: priceId, gateway, created_at: now }))
    )
  })
}

async function openPage(
  platform: ToOpen,
  checkout: CheckoutRow,
  { wish, price }: { wish: CheckoutWish; price: PriceWithPlan },
): Promise<{ url: string }> {
  const provider = await openProvider(platform, wish.gateway)
  const account = await findAccount(platform, wish.userId)
  const isFirst = !(await hasPaidBefore(platform.db, wish.userId))
  const trialDays = isFirst ? price.trial_days : 0
  const providerPriceId = await sellPrice(platform, provider, wish.priceId, trialDays)
  if (!account || providerPriceId === undefined) throw new AppError('notFound')
  const place = `${platform.config.baseUrl}/checkout/${price.product_id}/${price.id}`
  const page = await provider.openCheckout({
    key: checkout.key,
    customerId: await nameCustomer(platform, provider, account),
    priceId: providerPriceId,
    trialDays,
    startsAt: wish.startsAt ?? null,
    doneUrl: `${place}/${wish.gateway}/done`,
    cancelUrl: place,
  })
  await saveProviderPage(platform.db, checkout.id, { providerId: page.id, url: page.url })
  return { url: page.url }
}
