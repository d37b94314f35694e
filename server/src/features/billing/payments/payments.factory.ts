import type { RunningPlatform } from '../../../platform/create-platform.ts'
import { runWaitingJobs } from '../../../platform/test-platform.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import type { Gateway } from '../payment-providers/open-provider.service.ts'
import type { SignedWebhook } from '../payment-providers/payment-server.factory.ts'
import {
  PAYPAL_TEST_CLIENT,
  PAYPAL_TEST_SECRET,
  PAYPAL_TEST_WEBHOOK,
  type PaypalServer,
  startPaypal,
} from '../payment-providers/paypal.factory.ts'
import { STRIPE_TEST_KEY } from '../payment-providers/stripe-store.factory.ts'
import {
  startStripe,
  STRIPE_TEST_WEBHOOK_SECRET,
  type StripeServer,
} from '../payment-providers/stripe.factory.ts'
import { buildPlan } from '../products/plans.factory.ts'
import { openCheckout } from './open-checkout.service.ts'
import { paymentJobs } from './payments.jobs.ts'

export interface Providers {
  readonly stripe: StripeServer
  readonly paypal: PaypalServer
  stop(): Promise<unknown>
}

/** Both providers on this machine, and the site set up for them. */
export async function setUpProviders(platform: RunningPlatform): Promise<Providers> {
  const [stripe, paypal] = await Promise.all([startStripe(), startPaypal()])
  await updateSettings(platform, {
    billing: { enable: true },
    stripe: { is_on: true, address: stripe.origin },
    stripe_keys: { secret_key: STRIPE_TEST_KEY, webhook_secret: STRIPE_TEST_WEBHOOK_SECRET },
    paypal: { is_on: true, is_test: false, address: paypal.origin },
    paypal_keys: {
      client_id: PAYPAL_TEST_CLIENT,
      client_secret: PAYPAL_TEST_SECRET,
      webhook_id: PAYPAL_TEST_WEBHOOK,
    },
  })
  return { stripe, paypal, stop: () => Promise.all([stripe.stop(), paypal.stop()]) }
}

/** Begins to pay, and pays. @returns the subscription, which the site was not told of yet */
export async function buy(
  platform: RunningPlatform,
  { stripe, paypal }: Providers,
  { userId, gateway, priceId }: { userId: number; gateway: Gateway; priceId?: number },
): Promise<{ id: string; checkoutId: number }> {
  const wished = priceId ?? (await buildPlan(platform.db)).prices[0]!.id
  await openCheckout(platform, { userId, gateway, priceId: wished })
  const { provider_id, id: checkoutId } = await platform.db
    .selectFrom('checkouts')
    .select(['provider_id', 'id'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  if (gateway === 'stripe') return { id: stripe.pay(provider_id!), checkoutId }
  paypal.approve(provider_id!)
  return { id: provider_id!, checkoutId }
}

/** Sends webhooks as a provider does. */
export const webhookTo = (gateway: Gateway, { body, headers }: SignedWebhook) => ({
  method: 'POST' as const,
  url: `/api/v1/billing/webhooks/${gateway}`,
  payload: body,
  headers: { 'content-type': 'application/json', ...headers },
})

/** Runs jobs of payments until none waits. @returns how many ran */
export async function workOff(platform: RunningPlatform): Promise<number> {
  let count = 0
  for (let ran = -1; ran !== 0; count += ran) ran = await runWaitingJobs(platform, paymentJobs)
  return count
}
