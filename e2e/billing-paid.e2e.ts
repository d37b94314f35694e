import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { FROM_HERE, logIn, startSelling } from './start-selling.ts'

let shop: Awaited<ReturnType<typeof startSelling>>

test.beforeAll(async () => {
  shop = await startSelling()
})
test.afterAll(() => shop.stop())

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('a member subscribes by card, changes up and down, mends a payment, cancels, renews and prints an invoice', async ({
  openContext,
  checkAccessibility,
}) => {
  await shop.setUpNothing()
  const page = await (await openContext({ baseURL: shop.site.baseUrl })).newPage()
  await page.goto('/pricing')
  await expect(page.getByText('Nothing can be paid here at the moment')).toBeVisible()
  await checkAccessibility(page)

  await shop.setUp()
  await page.goto('/pricing?cycle=monthly')
  const register = page.getByRole('link', { name: 'Create an account: Supporter' })
  await expect(register).toHaveAttribute('href', /\/register\?redirectFrom=pricing.*checkout/)
  await logIn(page, 'member')
  for (const path of ['/billing', '/billing/change-plan', '/billing/cancel', '/billing/renew']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/pricing$/)
  }
  await page.goto('/pricing?cycle=monthly')
  await page.getByRole('link', { name: 'Subscribe: Supporter' }).click()
  await expect(heading(page, 'Subscribe to Supporter')).toBeVisible()
  await checkAccessibility(page)
  await page.getByRole('radio', { name: /By card/ }).check()
  await expect(page.getByText('This is a test: no real money is taken.')).toBeVisible()
  const checkout = page.url()
  // Whoever types the address of return has paid nothing.
  await page.goto(`${checkout}/stripe/done`)
  await expect(heading(page, 'Nothing was paid')).toBeVisible()
  await checkAccessibility(page)
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Continue to Stripe' }).click()

  // At Stripe: a card that is declined, then a bank that asks.
  await page.getByRole('button', { name: 'Pay with a bad card' }).click()
  await expect(page.getByText('Your card was declined.')).toBeVisible()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your bank asks' })).toBeVisible()
  await page.getByRole('button', { name: 'It is me' }).click()
  await expect(heading(page, 'You have the plan Supporter')).toBeVisible()
  await expect(page).toHaveURL(/\/checkout\/\d+\/success$/)
  await checkAccessibility(page)

  await page.getByRole('link', { name: 'See your billing' }).click()
  await expect(page.getByText(/^€4 on /)).toBeVisible()
  await expect(page.getByText('visa •••• 4242')).toBeVisible()
  await checkAccessibility(page)
  // Who has a plan pays no other beside it.
  await page.goto(checkout)
  await expect(page).toHaveURL(/\/billing$/)

  // Up, for exactly what is shown; a bank that says no changes nothing until it is paid after all.
  await page.getByRole('link', { name: 'Change plan' }).click()
  await checkAccessibility(page)
  await page.getByRole('link', { name: 'Patron: €9 per month' }).click()
  await expect(page.getByText('€2.50', { exact: true })).toBeVisible()
  await checkAccessibility(page)
  shop.stripe.hand.declines = true
  await page.getByRole('button', { name: 'Pay €2.50 and change' }).click()
  await expect(page.getByRole('heading', { name: 'Invoice' })).toBeVisible()
  shop.stripe.hand.declines = false
  await page.goto('/billing')
  await expect(page.getByRole('heading', { level: 2, name: 'Supporter' })).toBeVisible()
  await page.goto('/pricing?cycle=monthly')
  await page.getByRole('link', { name: 'Change plan: Patron' }).click()
  await page.getByRole('button', { name: 'Pay €2.50 and change' }).click()
  await expect(page).toHaveURL(/\/billing$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Patron' })).toBeVisible()
  await expect(page.getByText('€2.50')).not.toHaveCount(0)

  // Down costs nothing.
  await page.getByRole('link', { name: 'Change plan' }).click()
  await page.getByRole('link', { name: 'Supporter: €4 per month' }).click()
  await expect(page.getByText('€0', { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Change plan' }).click()
  await expect(page).toHaveURL(/\/billing$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Supporter' })).toBeVisible()

  // A payment fails, and another card pays it.
  const [id] = [...shop.stripe.subscriptions.keys()]
  shop.stripe.renew(id!, 'declined')
  await shop.tellLast()
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'A payment failed' })).toBeVisible({
      timeout: 1_000,
    })
  }).toPass()
  await checkAccessibility(page)
  await page.getByRole('link', { name: 'Change how you pay' }).first().click()
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Continue to Stripe' }).click()
  await page.getByRole('button', { name: 'Save card' }).click()
  await page.getByRole('button', { name: 'It is me' }).click()
  await expect(page).toHaveURL(/\/billing$/)
  await expect(page.getByText('visa •••• 5555')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'A payment failed' })).toBeHidden()

  // A card that ends before the next payment is told of while nothing failed yet.
  const { current_period_end: due } = shop.stripe.subscriptions.get(id!)!['items'].data[0]
  const end = new Date((due - 40 * 86_400) * 1000)
  shop.stripe.setCardEnd(id!, { year: end.getUTCFullYear(), month: end.getUTCMonth() + 1 })
  await shop.tellLast()
  const ends = page.getByRole('region', { name: 'Your card ends before the next payment' })
  await expect(async () => {
    await page.reload()
    await expect(ends).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await checkAccessibility(page)
  await ends.getByRole('link', { name: 'Change how you pay' }).click()
  await page.getByRole('button', { name: 'Continue to Stripe' }).click()
  await page.getByRole('button', { name: 'Save card' }).click()
  await page.getByRole('button', { name: 'It is me' }).click()
  await expect(page).toHaveURL(/\/billing$/)
  await expect(page.getByText('visa •••• 5555')).toBeVisible()
  await expect(ends).toBeHidden()

  // An end with the period, and back.
  await page.getByRole('link', { name: 'Cancel plan' }).click()
  await expect(page.getByRole('radio', { name: /^With its period/ })).toBeChecked()
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await expect(page.getByText('Ends on')).toBeVisible()
  expect(shop.stripe.subscriptions.get(id!)!['cancel_at_period_end']).toBe(true)
  await page.getByRole('link', { name: 'Renew plan' }).click()
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Renew plan' }).click()
  await expect(page.getByText('Next payment')).toBeVisible()

  // An invoice, on screen and on paper.
  await page
    .getByRole('link', { name: /^Invoice LOCAL/ })
    .last()
    .click()
  await expect(heading(page, /^Invoice LOCAL/)).toBeVisible()
  await expect(page.getByText('1 Reel Street')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Tax €0.66' })).toBeVisible()
  await checkAccessibility(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('row', { name: 'Total €4' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })

  // In French, too.
  await page.goto('/billing')
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('fr')
  await expect(page.getByText('Prochain paiement')).toBeVisible()
  await page.getByRole('link', { name: 'Résilier la formule' }).click()
  await page.getByRole('radio', { name: /^Tout de suite/ }).check()
  await page.getByRole('button', { name: 'Résilier la formule' }).click()
  await expect(page).toHaveURL(/\/pricing/)
  expect(shop.stripe.subscriptions.get(id!)!['status']).toBe('canceled')
  // What was paid stays readable.
  await page.goto('/billing/invoices')
  await expect(page.getByRole('link', { name: /^Facture LOCAL/ })).not.toHaveCount(0)
  await checkAccessibility(page)
})

test('a member subscribes by PayPal, changes there, cancels for good and goes on with another', async ({
  openContext,
  checkAccessibility,
}) => {
  await shop.setUp()
  const page = await (await openContext({ baseURL: shop.site.baseUrl })).newPage()
  await logIn(page, 'uploader')
  await page.goto('/pricing?cycle=monthly')
  await page.getByRole('link', { name: 'Subscribe: Supporter' }).click()
  await page.getByRole('radio', { name: /By PayPal/ }).check()
  await page.getByRole('button', { name: 'Continue to PayPal' }).click()
  await page.getByRole('button', { name: 'Agree and subscribe' }).click()
  await expect(heading(page, 'You have the plan Supporter')).toBeVisible()

  await page.goto('/billing/change-plan')
  await page.getByRole('link', { name: 'Patron: €9 per month' }).click()
  await expect(page.getByText('You agree on a page of PayPal. Nothing is paid now')).toBeVisible()
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Continue to PayPal' }).click()
  await page.getByRole('button', { name: 'Agree and subscribe' }).click()
  await expect(page).toHaveURL(/\/billing$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Patron' })).toBeVisible()

  await page.getByRole('link', { name: 'Cancel plan' }).click()
  await expect(page.getByText('At PayPal, cancelling is final')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await expect(page.getByText('Ends on')).toBeVisible()
  await page.getByRole('link', { name: 'Renew plan' }).click()
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Renew plan' }).click()
  await page.getByRole('button', { name: 'Agree and subscribe' }).click()
  await expect(heading(page, 'You have the plan Patron')).toBeVisible()
  await page.getByRole('link', { name: 'See your billing' }).click()
  await expect(page.getByText('Next payment')).toBeVisible()

  // Disputed there, and decided for the site.
  const id = [...shop.paypal.subscriptions.keys()].at(-1)!
  const newest = page
    .getByRole('listitem')
    .filter({ hasText: /^Invoice/ })
    .first()
  const shows = async (state: string) => {
    await shop.tellLast('paypal')
    await expect(async () => {
      await page.reload()
      await expect(newest.getByText(state, { exact: true })).toBeVisible({ timeout: 1_000 })
    }).toPass()
  }
  shop.paypal.renew(id)
  shop.paypal.disputeLatest(id)
  await shows('Disputed')
  await expect(page.getByRole('heading', { level: 2, name: 'Patron' })).toBeVisible()
  await checkAccessibility(page)
  shop.paypal.settleDispute(id, 'won')
  await shows('Paid')
})

test('what was changed at a provider is shown in the list of plans, and put right there', async ({
  openContext,
  checkAccessibility,
}) => {
  await shop.setUp()
  const page = await (await openContext({ baseURL: shop.site.baseUrl })).newPage()
  await logIn(page, 'admin')
  const { pagination } = await (await page.request.get('/api/v1/plans')).json()
  const { id } = pagination.data.find(({ name }: { name: string }) => name === 'Patron')
  expect((await page.request.post(`/api/v1/plans/${id}/providers`, FROM_HERE)).status()).toBe(200)
  const product = [...shop.stripe.products.values()].find((one) => one['name'] === 'Patron')!
  product['name'] = 'Renamed there'
  await page.goto('/admin/plans')
  const row = page.getByRole('row').filter({ hasText: 'Patron' })
  await row.getByRole('button', { name: 'Stripe: differs' }).click()
  await expect(page.getByText('€9 per month is called “Renamed there” there')).toBeVisible()
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Put it right' }).click()
  await expect(page.getByText('It is there as it is here.')).toHaveCount(2)
  expect(product['name']).toBe('Patron')
  await page.goto(`/admin/plans/${id}/edit`)
  await expect(page.getByRole('heading', { name: 'Where it is paid' })).toBeVisible()
  await expect(page.getByText('It is there as it is here.')).toHaveCount(2)
  await checkAccessibility(page)
})

test('a member uses a code, sees what is due before paying it, and it stands on the invoice', async ({
  openContext,
  checkAccessibility,
}) => {
  await shop.setUp()
  const admin = await (await openContext({ baseURL: shop.site.baseUrl })).newPage()
  await logIn(admin, 'admin')
  const make = (data: object) =>
    admin.request.post('/api/v1/billing/coupons', { data, ...FROM_HERE })
  const twice = { code: 'TWICE', percent_off: 25, duration: 'months', months: 2 }
  expect((await make(twice)).status()).toBe(201)
  expect((await make({ code: 'NOTHING', percent_off: 100 })).status()).toBe(201)
  const page = await (await openContext({ baseURL: shop.site.baseUrl })).newPage()
  await logIn(page, 'moderator')
  await page.goto('/pricing?cycle=monthly')
  await page.getByRole('link', { name: 'Subscribe: Supporter' }).click()
  const due = page.locator('dl').filter({ hasText: 'Due now' })
  await expect(due).toContainText('€4')
  await page.getByRole('button', { name: 'I have a code' }).click()
  const field = page.getByRole('textbox', { name: 'Code' })
  await expect(field).toBeFocused()
  await field.fill('no such')
  await field.press('Enter')
  await expect(page.getByText('There is no such code, or it is used up, or too old.')).toBeVisible()
  await checkAccessibility(page)
  await field.fill('nothing')
  await field.press('Enter')
  await expect(page.getByText('Code NOTHING: 100% off')).toBeVisible()
  await expect(page.getByRole('radio', { name: /By PayPal/ })).toBeDisabled()
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Remove the code' }).click()
  await expect(field).toBeFocused()
  await field.fill('tw-ice')
  await field.press('Enter')
  await expect(page.getByText('On the payments of the first 2 months.')).toBeVisible()
  await expect(due).toContainText('-€1')
  await expect(due).toContainText('€3')
  await checkAccessibility(page)
  await page.getByRole('radio', { name: /By card/ }).check()
  await page.getByRole('button', { name: 'Continue to Stripe' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByRole('button', { name: 'It is me' }).click()
  await expect(heading(page, 'You have the plan Supporter')).toBeVisible()
  await page.getByRole('link', { name: 'See your billing' }).click()
  await expect(page.getByText(/^€3 on /)).toBeVisible()
  await expect(page.getByText('TWICE')).toBeVisible()
  await page.getByRole('link', { name: /^Invoice LOCAL/ }).click()
  await expect(page.getByRole('row', { name: 'Discount -€1.00' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Total €3.00' })).toBeVisible()
  await checkAccessibility(page)
})

test('a payment that is given back, and one that is disputed, are told to the member and to staff', async ({
  openContext,
  checkAccessibility,
}) => {
  await shop.setUp()
  const page = await (await openContext({ baseURL: shop.site.baseUrl })).newPage()
  await logIn(page, 'team')
  const before = new Set(shop.stripe.subscriptions.keys())
  await page.goto('/pricing?cycle=monthly')
  await page.getByRole('link', { name: 'Subscribe: Supporter' }).click()
  await page.getByRole('radio', { name: /By card/ }).check()
  await page.getByRole('button', { name: 'Continue to Stripe' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByRole('button', { name: 'It is me' }).click()
  await expect(heading(page, 'You have the plan Supporter')).toBeVisible()
  const id = [...shop.stripe.subscriptions.keys()].find((known) => !before.has(known))!
  const shows = async (text: string) => {
    await expect(async () => {
      await page.goto('/billing')
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible({ timeout: 1_000 })
    }).toPass()
  }

  // Given back at Stripe: the plan stays, and the invoice says so.
  shop.stripe.refundLatest(id)
  await shop.tellLast()
  await shows('Given back')
  await checkAccessibility(page)
  await page.getByRole('link', { name: /^Invoice LOCAL/ }).click()
  await expect(page.getByRole('row', { name: 'Given back -€4.00' })).toBeVisible()
  await checkAccessibility(page)

  // The next one is disputed at the bank, of which Stripe tells twice.
  shop.stripe.renew(id)
  shop.stripe.disputeLatest(id)
  await shop.tellLast()
  await shop.tellLast()
  await shows('Disputed')
  await expect(page.getByRole('heading', { level: 2, name: 'Supporter' })).toBeVisible()

  const admin = await (await openContext({ baseURL: shop.site.baseUrl })).newPage()
  await logIn(admin, 'admin')
  await admin.goto('/admin/invoices')
  const rows = admin.getByRole('row').filter({ hasText: 'team' })
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'Disputed' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'Given back' })).toContainText('€4.00')
  await checkAccessibility(admin)
})
