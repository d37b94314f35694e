import type { Page } from 'playwright/test'
import {
  PAYPAL_TEST_CLIENT,
  PAYPAL_TEST_SECRET,
  PAYPAL_TEST_WEBHOOK,
  startPaypal,
} from '../server/src/features/billing/payment-providers/paypal.factory.ts'
import { STRIPE_TEST_KEY } from '../server/src/features/billing/payment-providers/stripe-store.factory.ts'
import {
  startStripe,
  STRIPE_TEST_WEBHOOK_SECRET,
} from '../server/src/features/billing/payment-providers/stripe.factory.ts'
import { expect } from './fixtures.ts'
import { startSite } from './start-site.ts'

export const FROM_HERE = { headers: { 'sec-fetch-site': 'same-origin' } }

/** A site that sells plans, and both places where they are paid, on this machine. */
export async function startSelling() {
  const [site, stripe, paypal] = await Promise.all([
    startSite(),
    startStripe({ hasPages: true }),
    startPaypal({ hasPages: true }),
  ])
  return {
    site,
    stripe,
    paypal,
    setUp: () =>
      site.changeSettings({
        billing: { enable: true },
        stripe: { is_on: true, address: stripe.origin },
        stripe_keys: { secret_key: STRIPE_TEST_KEY, webhook_secret: STRIPE_TEST_WEBHOOK_SECRET },
        paypal: { is_on: true, is_test: true, address: paypal.origin },
        paypal_keys: {
          client_id: PAYPAL_TEST_CLIENT,
          client_secret: PAYPAL_TEST_SECRET,
          webhook_id: PAYPAL_TEST_WEBHOOK,
        },
        invoices: { seller: 'The House\n1 Reel Street', tax_number: 'FR 123' },
      }),
    setUpNothing: () =>
      site.changeSettings({
        billing: { enable: true },
        stripe: { is_on: false },
        paypal: { is_on: false },
      }),
    /** As they do: whatever happened last is told to the site. */
    tellLast: async (gateway: 'stripe' | 'paypal' = 'stripe') => {
      const hand = gateway === 'stripe' ? stripe : paypal
      const { body, headers } = hand.sign(hand.events.at(-1)!)
      const answer = await fetch(`${site.baseUrl}/api/v1/billing/webhooks/${gateway}`, {
        method: 'POST',
        body: new Uint8Array(body),
        headers: { 'content-type': 'application/json', ...headers },
      })
      expect(answer.status).toBe(200)
    },
    stop: () => Promise.all([site.stop(), stripe.stop(), paypal.stop()]),
  }
}

export async function logIn(page: Page, role: string): Promise<void> {
  const data = { email: `${role}@demo.example`, password: 'Demo-1234!', remember: false }
  const answer = await page.request.post('/auth/login', { data, ...FROM_HERE })
  expect(answer.ok(), await answer.text()).toBe(true)
}
