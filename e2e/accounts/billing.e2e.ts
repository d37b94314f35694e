import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, test as base } from '../fixtures.ts'
import { type StartedSite, startSite } from '../start-site.ts'

/** On a site of its own: on others there is nothing to buy. */
const test = base.extend<object, { site: StartedSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      const site = await startSite()
      await site.changeSettings({ billing: { enable: true } })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.baseUrl),
})

test('where nothing is sold there are no plans', async ({ site, page, login }) => {
  expect((await page.goto('/pricing'))?.status()).toBe(200)
  await site.changeSettings({ billing: { enable: false } })
  expect((await page.goto('/pricing'))?.status()).toBe(404)
  const member = await login('member')
  expect((await member.goto('/billing'))?.status()).toBe(404)
  const subscriber = await login('subscriber')
  expect((await subscriber.goto('/billing'))?.status()).toBe(200)
  await expect(subscriber.getByRole('link', { name: 'Cancel plan' })).toBeVisible()
  await expect(subscriber.getByRole('link', { name: 'All plans' })).toHaveCount(0)
  await site.changeSettings({ billing: { enable: true } })
  expect((await member.goto('/billing'))?.url()).toMatch(/\/pricing$/)
})

const planCard = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('visitors compare plans by the year and by the month, and choose one by making an account', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { name: 'Plans', exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked()
  const supporter = planCard(page, 'Supporter')
  await expect(supporter).toContainText('€40 per year')
  await expect(supporter.getByText('Recommended')).toBeVisible()
  await expect(
    supporter.getByRole('list', { name: 'What is in Supporter' }).getByRole('listitem'),
  ).toHaveCount(3)
  await expect(page.getByText('Paid by the month, a plan costs up to 20% more.')).toBeVisible()
  await checkAccessibility(page)

  await page.getByRole('radio', { name: 'Monthly' }).check()
  await expect(page).toHaveURL(/\/pricing\?cycle=monthly$/)
  await expect(supporter).toContainText('€4 per month')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  await expect(supporter).toContainText('€4 per month')

  await supporter.getByRole('link', { name: 'Create an account: Supporter' }).click()
  await expect(page).toHaveURL(/\/register\?redirectFrom=pricing$/)
  await expect(
    page.getByRole('heading', { name: "First, let's create your account" }),
  ).toBeVisible()
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem('onboarding') ?? 'null')),
  ).toEqual({ productId: expect.any(Number), priceId: expect.any(Number) })
})

test('billing is for subscribers: visitors log in first, others see the plans, with nothing to press that leads nowhere', async ({
  page,
  login,
  checkAccessibility,
}) => {
  for (const path of ['/billing', '/billing/cancel', '/billing/renew']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login\?redirect=/)
  }
  const member = await login('member')
  for (const path of ['/billing', '/billing/cancel', '/billing/renew']) {
    await member.goto(path)
    await expect(member).toHaveURL(/\/pricing$/)
    await expect(member.getByText('You pay for no plan at the moment.')).toBeVisible()
  }
  await expect(planCard(member, 'Free').getByText('Your plan')).toBeVisible()
  await expect(
    planCard(member, 'Patron').getByText('The team of this site grants this plan.'),
  ).toBeVisible()
  await expect(member.getByRole('main').getByRole('link')).toHaveCount(0)
  await expect(member.getByRole('main').getByRole('button')).toHaveText(['Use the code'])
  await checkAccessibility(member)
  await member.getByRole('button', { name: 'Account of member' }).click()
  await expect(member.locator('#user-menu').getByRole('link', { name: 'Billing' })).toHaveCount(0)
})

test('a subscriber reads what the plan grants, cancels it and renews it', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('subscriber')
  await page.goto('/movies')
  await page.getByRole('button', { name: 'Account of subscriber' }).click()
  await page.locator('#user-menu').getByRole('link', { name: 'Billing' }).click()
  await expect(page).toHaveURL(/\/billing$/)
  const plan = page.getByRole('region', { name: 'Supporter' })
  await expect(plan.getByText('Renews', { exact: true })).toBeVisible()
  await expect(plan).toContainText('€4 per month')
  await expect(
    plan.getByText(
      'The team of this site granted you this plan: nothing is paid, and there is no payment method.',
    ),
  ).toBeVisible()
  await checkAccessibility(page)

  await plan.getByRole('link', { name: 'Cancel plan' }).click()
  await expect(page.getByRole('heading', { name: 'Cancel the plan Supporter?' })).toBeVisible()
  await checkAccessibility(page)
  await page.getByRole('link', { name: 'Keep plan' }).click()
  await expect(plan.getByText('Renews', { exact: true })).toBeVisible()
  await plan.getByRole('link', { name: 'Cancel plan' }).click()
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await expect(page).toHaveURL(/\/billing$/)
  await expect(plan.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(plan.getByText('Ends on')).toBeVisible()

  await page.goto('/billing/cancel')
  await expect(page).toHaveURL(/\/billing$/)
  await expect(plan.getByText('Cancelled', { exact: true })).toBeVisible()
  await plan.getByRole('link', { name: 'Renew plan' }).click()
  await expect(page.getByRole('heading', { name: 'Renew the plan Supporter?' })).toBeVisible()
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Renew plan' }).click()
  await expect(plan.getByText('Renews on')).toBeVisible()

  await page.getByRole('link', { name: 'All plans' }).click()
  const own = planCard(page, 'Supporter')
  await expect(own.getByText('Your plan')).toBeVisible()
  await own.getByRole('link', { name: 'See your billing' }).click()
  await expect(page).toHaveURL(/\/billing$/)
})

test('the plans and the own one are there in French', async ({ site, login }) => {
  const page = await login('subscriber')
  await page.context().addCookies([{ name: 'locale', value: 'fr', url: site.baseUrl }])
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { name: 'Formules', exact: true })).toBeVisible()
  await expect(planCard(page, 'Soutien')).toContainText(/40\s€\s*par an/)
  await page.goto('/billing')
  await expect(page.getByRole('heading', { name: 'Facturation' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Soutien' })).toContainText(
    'L’équipe de ce site vous a accordé cette formule',
  )
})

test('an administrator makes a plan, moves its features by keyboard, and visitors find it among the plans', async ({
  login,
  checkAccessibility,
  page: visitor,
}) => {
  const admin = await login('admin')
  await admin.goto('/admin/plans')
  await expect(admin.getByRole('link', { name: 'Supporter', exact: true })).toBeVisible()
  await expect(admin.getByText('Nobody can pay for a plan yet')).toBeVisible()
  await checkAccessibility(admin)
  await admin.getByRole('link', { name: 'New plan' }).click()
  await admin.getByLabel('Name', { exact: true }).fill('Benefactor')
  for (const text of ['Second', 'First']) {
    await admin.getByRole('button', { name: 'Add a feature' }).click()
    await admin.getByLabel(text === 'Second' ? 'Feature 1' : 'Feature 2').fill(text)
  }
  await admin.getByRole('button', { name: /Move “First”/ }).press('ArrowUp')
  await expect(admin.getByLabel('Feature 1')).toHaveValue('First')
  await admin.getByRole('button', { name: 'Add a price' }).click()
  const monthly = admin.getByRole('group', { name: 'Price 1' })
  await monthly.getByLabel('Amount').fill('10')
  await admin.getByRole('button', { name: 'Add a price' }).click()
  await admin.getByRole('group', { name: 'Price 2' }).getByLabel('Amount').fill('100.5')
  await checkAccessibility(admin)
  await admin.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(admin).toHaveURL(/\/admin\/plans$/)
  const row = admin.getByRole('row', { name: /Benefactor/ })
  await expect(row).toContainText('€10 per month')

  await visitor.goto('/pricing')
  const card = planCard(visitor, 'Benefactor')
  await expect(card).toContainText('€100.50 per year')
  await visitor.getByRole('radio', { name: 'Monthly' }).check()
  await expect(card).toContainText('€10 per month')
  await expect(card.getByRole('listitem')).toHaveText(['First', 'Second'])
  await checkAccessibility(visitor)
})

test('an administrator makes gift codes, and a member gets a plan for one', async ({
  page: visitor,
  login,
  checkAccessibility,
}) => {
  const admin = await login('admin')
  await admin.goto('/admin/gift-codes')
  await expect(admin.getByText('No gift codes yet')).toBeVisible()
  await admin.getByRole('button', { name: 'Make gift codes' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Make gift codes' })
  await dialog.getByRole('combobox', { name: 'Plan and price' }).click()
  await admin.getByRole('option', { name: 'Patron · €9 per month' }).click()
  await dialog.getByLabel('How many codes').fill('2')
  await dialog.getByRole('textbox', { name: 'Remark' }).fill('For the fair')
  await checkAccessibility(admin)
  await dialog.getByRole('button', { name: 'Make them' }).click()
  const made = admin.getByRole('dialog', { name: 'The codes' })
  const codes = made.getByRole('list', { name: 'The codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(2)
  await checkAccessibility(admin)
  const [first, second] = await codes.allTextContents()
  const saving = admin.waitForEvent('download')
  await made.getByRole('button', { name: 'Save as a file' }).click()
  const saved = await (await saving).path()
  // Whoever is handed one reads where it is good, and for what.
  const [what, ...rest] = readFileSync(saved, 'utf8').split('\n')
  expect(what).toMatch(/^.+ · Patron · One month$/)
  expect(rest).toEqual(['', first, second, ''])
  await admin.emulateMedia({ media: 'print' })
  await expect(made.getByText(what!)).toBeVisible()
  await expect(codes.first()).toBeVisible()
  await expect(made.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(admin.getByText('No gift codes yet')).toBeHidden()
  await admin.emulateMedia({ media: 'screen' })
  await made.getByRole('button', { name: 'Close' }).last().click()
  await expect(made).toBeHidden()
  await expect(admin.getByText('For the fair')).toHaveCount(2)
  await checkAccessibility(admin)

  await visitor.goto('/pricing')
  await visitor.getByRole('link', { name: 'Log in to use it' }).click()
  await expect(visitor).toHaveURL(/\/login\?redirect=/)

  const member = await login('member')
  await member.goto('/pricing')
  const field = member.getByRole('textbox', { name: 'Gift code' })
  await field.fill('ABCD-EFGH-JKMN-PQRS')
  await member.getByRole('button', { name: 'Use the code' }).click()
  await expect(
    member.getByText('There is no such code, or it was used, withdrawn or is too old.'),
  ).toBeVisible()
  await checkAccessibility(member)
  await field.fill(first!.toLowerCase())
  await field.press('Enter')
  await expect(member).toHaveURL(/\/billing$/)
  await expect(member.getByRole('heading', { name: 'Patron' })).toBeVisible()
  await expect(member.getByText('Gift', { exact: true })).toBeVisible()
  await expect(member.getByRole('link', { name: /Renew plan|Cancel plan/ })).toHaveCount(0)
  await checkAccessibility(member)

  await admin.reload()
  const row = admin.getByRole('row').filter({ hasText: second!.slice(-4) })
  await row.getByRole('button', { name: /^Withdraw the code/ }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(row.getByText('Withdrawn')).toBeVisible()
  await expect(
    admin
      .getByRole('row')
      .filter({ hasText: first!.slice(-4) })
      .getByText('Used', { exact: true }),
  ).toBeVisible()
})

test('an administrator makes a coupon, changes its limit and archives it', async ({
  login,
  checkAccessibility,
}) => {
  const admin = await login('admin')
  await admin.goto('/admin/coupons')
  await expect(admin.getByText('No coupons yet')).toBeVisible()
  await admin.getByRole('button', { name: 'Make a coupon' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Make a coupon' })
  await dialog.getByRole('button', { name: 'Make it' }).click()
  await expect(dialog.getByText('Please enter a code.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Code', exact: true }).fill('journey 26')
  await dialog.getByRole('combobox', { name: 'For how long' }).click()
  await admin.getByRole('option', { name: 'Some months' }).click()
  await dialog.getByRole('combobox', { name: 'For which plans' }).press('ArrowDown')
  await admin.getByRole('option', { name: 'Patron' }).click()
  await checkAccessibility(admin)
  await dialog.getByRole('button', { name: 'Make it' }).click()
  await expect(dialog).toBeHidden()
  const row = admin.getByRole('row').filter({ hasText: 'JOURNEY-26' })
  await expect(row.getByText('The first 3 months')).toBeVisible()
  await expect(row.getByText('Patron')).toBeVisible()
  await checkAccessibility(admin)

  await row.getByRole('button', { name: 'Change end and limit of JOURNEY-26' }).click()
  const limits = admin.getByRole('dialog', { name: /^Change end/ })
  await limits.getByLabel('How often it can be used').fill('50')
  await checkAccessibility(admin)
  await limits.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('0 of 50')).toBeVisible()
  await row.getByRole('button', { name: 'Who used JOURNEY-26' }).click()
  await expect(admin.getByRole('dialog').getByText('Nobody used it yet.')).toBeVisible()
  await admin.keyboard.press('Escape')
  await row.getByRole('button', { name: 'Archive JOURNEY-26?' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Archive coupon' }).click()
  await expect(row.getByText('Archived')).toBeVisible()
})
