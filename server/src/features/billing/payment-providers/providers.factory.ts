import { afterAll, beforeAll, beforeEach } from 'vitest'
import { loadConfig } from '../../../platform/config/config.ts'
import { createLogger } from '../../../platform/log/logger.ts'
import type { PaymentProvider, PriceToSell, SoldPrice } from './payment-provider.ts'
import {
  PAYPAL_TEST_CLIENT,
  PAYPAL_TEST_SECRET,
  PAYPAL_TEST_WEBHOOK,
  type PaypalServer,
  startPaypal,
} from './paypal.factory.ts'
import { createPaypal } from './paypal/paypal.ts'
import { STRIPE_TEST_KEY } from './stripe-store.factory.ts'
import { startStripe, STRIPE_TEST_WEBHOOK_SECRET, type StripeServer } from './stripe.factory.ts'
import { createStripe } from './stripe/stripe.ts'

const log = createLogger(
  loadConfig({ LOG_LEVEL: 'silent', APP_KEY: 'a key for tests that is long enough' }),
)

interface Servers {
  readonly stripe: StripeServer
  readonly paypal: PaypalServer
}

/** Both providers on this machine, and what opens them as the site does. */
async function startProviders() {
  const [stripe, paypal] = await Promise.all([startStripe(), startPaypal()])
  const stripeProvider = (setup: Partial<Parameters<typeof createStripe>[1]> = {}) =>
    createStripe(
      { log },
      {
        secretKey: STRIPE_TEST_KEY,
        webhookSecret: STRIPE_TEST_WEBHOOK_SECRET,
        standIn: stripe.origin,
        ...setup,
      },
    )
  const paypalProvider = (setup: Partial<Parameters<typeof createPaypal>[1]> = {}) =>
    createPaypal(
      { log },
      {
        clientId: PAYPAL_TEST_CLIENT,
        clientSecret: PAYPAL_TEST_SECRET,
        webhookId: PAYPAL_TEST_WEBHOOK,
        isTest: false,
        standIn: paypal.origin,
        ...setup,
      },
    )
  const servers: Servers = { stripe, paypal }
  return {
    ...servers,
    stripeProvider,
    paypalProvider,
    openOf: (gateway: 'stripe' | 'paypal') =>
      gateway === 'stripe' ? stripeProvider() : paypalProvider(),
    handOf: ({ gateway }: PaymentProvider) => servers[gateway],
    /** @param sold made before */
    subscribe: (
      provider: PaymentProvider,
      overrides: Partial<PriceToSell> = {},
      sold: Partial<SoldPrice> = {},
    ) => subscribe(servers, provider, { price: priceToSell(overrides), sold }),
    /** As they were: whatever a test had them refuse. */
    calm: () => {
      stripe.failWith = undefined
      paypal.failWith = undefined
      stripe.refuse = undefined
      paypal.refuse = undefined
      stripe.hand.declines = false
      stripe.hand.roundsDown = false
    },
    stop: () => Promise.all([stripe.stop(), paypal.stop()]),
  }
}

/** The same for a whole test file, each of whose tests begins with both as they were. */
export function useProviders(): Awaited<ReturnType<typeof startProviders>> {
  const providers = {} as Awaited<ReturnType<typeof startProviders>>
  beforeAll(async () => {
    Object.assign(providers, await startProviders())
  })
  afterAll(() => providers.stop())
  beforeEach(() => providers.calm())
  return providers
}

let made = 0

export function priceToSell(overrides: Partial<PriceToSell> = {}): PriceToSell {
  made += 1
  return {
    productKey: `product-${made}`,
    priceKey: `price-${made}`,
    productName: 'Supporter',
    name: 'Supporter',
    amount: { minor: 450, currency: 'EUR' },
    interval: 'month',
    intervalCount: 1,
    trialDays: 0,
    beginsCheaper: false,
    ...overrides,
  }
}

async function subscribe(
  { stripe, paypal }: Servers,
  provider: PaymentProvider,
  { price, sold }: { price: PriceToSell; sold: Partial<SoldPrice> },
) {
  const { priceId } = await provider.ensurePrice(price, sold)
  const key = `checkout-${made}`
  const customerId = await provider.ensureCustomer({ key, email: 'a@b.example', name: 'a' })
  const { id } = await provider.openCheckout({
    key,
    customerId,
    priceId,
    trialDays: price.trialDays,
    startsAt: null,
    discount: null,
    closesAt: null,
    doneUrl: 'https://site.example/done',
    cancelUrl: 'https://site.example/back',
  })
  if (provider.gateway === 'stripe') stripe.pay(id)
  else paypal.approve(id)
  const { subscriptionId } = (await provider.findCheckout(id))!
  return { id: subscriptionId!, key, priceId }
}
