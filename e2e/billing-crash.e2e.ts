import type { Page } from 'playwright/test'
import { STRIPE_TEST_KEY } from '../server/src/features/billing/payment-providers/stripe-store.factory.ts'
import {
  startStripe,
  STRIPE_TEST_WEBHOOK_SECRET,
} from '../server/src/features/billing/payment-providers/stripe.factory.ts'
import { expect, test } from './fixtures.ts'
import { startSite, type StartedSite } from './start-site.ts'

let site: StartedSite
let stripe: Awaited<ReturnType<typeof startStripe>>

test.beforeAll(async () => {
  ;[site, stripe] = await Promise.all([startSite(), startStripe({ hasPages: true })])
  await site.changeSettings({
    billing: { enable: true },
    stripe: { is_on: true, address: stripe.origin },
    stripe_keys: { secret_key: STRIPE_TEST_KEY, webhook_secret: STRIPE_TEST_WEBHOOK_SECRET },
  })
})
test.afterAll(() => Promise.all([site.stop(), stripe.stop()]))

async function logIn(page: Page): Promise<void> {
  const data = { email: 'member@demo.example', password: 'Demo-1234!', remember: true }
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await page.request.post('/auth/login', { data, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** As Stripe does what nobody took: everything that happened, once more. */
async function tellAll(): Promise<void> {
  for (const event of stripe.events) {
    const { body, headers } = stripe.sign(event)
    const answer = await fetch(`${site.baseUrl}/api/v1/billing/webhooks/stripe`, {
      method: 'POST',
      body: new Uint8Array(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
    expect(answer.status).toBe(200)
  }
}

const paidAtStripe = () => stripe.events.filter(({ type }) => type === 'invoice.paid').length
const invoicesHere = async (page: Page) => {
  const answer = await page.request.get('/api/v1/billing/invoices')
  const { pagination } = (await answer.json()) as {
    pagination: { data: { amount: number; state: string }[] }
  }
  return pagination.data.map(({ amount, state }) => `${amount} ${state}`).toSorted()
}

test('a site that dies between a payment and its answer loses nothing, and charges nobody twice', async ({
  openContext,
}) => {
  test.slow()
  const page = await (await openContext({ baseURL: site.baseUrl })).newPage()
  await logIn(page)
  await page.goto('/pricing?cycle=monthly')
  await page.getByRole('link', { name: 'Subscribe: Supporter' }).click()
  await page.getByRole('button', { name: 'Continue to Stripe' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your bank asks' })).toBeVisible()

  // It is paid, and nobody is there to hear of it: neither from the browser nor from Stripe.
  await site.kill()
  await page.getByRole('button', { name: 'It is me' }).click({ noWaitAfter: true })
  await expect.poll(() => stripe.subscriptions.size).toBe(1)
  await site.restart()
  // Whoever begins again is not led to pay again.
  await page.goto('/pricing?cycle=monthly')
  await page.getByRole('link', { name: 'Subscribe: Supporter' }).click()
  await page.getByRole('button', { name: 'Continue to Stripe' }).click()
  await expect(page.getByText('This account has a plan already.')).toBeVisible()
  await tellAll()
  await tellAll()
  await page.goto('/billing')
  await expect(page.getByRole('heading', { level: 2, name: 'Supporter' })).toBeVisible()
  expect([stripe.subscriptions.size, paidAtStripe()]).toEqual([1, 1])
  expect(await invoicesHere(page)).toEqual(['4 paid'])

  // It dies after Stripe changed the plan and took the money, before it hears so.
  await page.goto('/billing/change-plan')
  await page.getByRole('link', { name: 'Patron: €9 per month' }).click()
  const changed = Promise.withResolvers<void>()
  stripe.beforeAnswer = async ({ method, path }) => {
    if (method !== 'POST' || !path.startsWith('/v1/subscriptions/')) return
    changed.resolve()
    await new Promise(() => {})
  }
  await page.getByRole('button', { name: 'Pay €2.50 and change' }).click({ noWaitAfter: true })
  await changed.promise
  await site.kill()
  stripe.beforeAnswer = undefined
  await site.restart()
  await tellAll()
  await expect(async () => {
    await page.goto('/billing')
    await expect(page.getByRole('heading', { level: 2, name: 'Patron' })).toBeVisible({
      timeout: 1_000,
    })
  }).toPass()
  expect([stripe.subscriptions.size, paidAtStripe()]).toEqual([1, 2])
  expect(await invoicesHere(page)).toEqual(['2.5 paid', '4 paid'])

  // What the dead process held for this account is free again soon.
  await expect(async () => {
    await page.goto('/billing/cancel')
    await page.getByRole('button', { name: 'Cancel plan' }).click()
    await expect(page.getByText('Ends on')).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  expect(paidAtStripe()).toBe(2)
})
