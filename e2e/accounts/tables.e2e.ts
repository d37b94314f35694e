import type { BrowserContextOptions, Page } from 'playwright/test'
import { expect, test } from '../fixtures.ts'
import { type StartedSite, startSite } from '../start-site.ts'

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }
const ACCOUNTS = 23

let site: StartedSite
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

type OpenContext = (options?: BrowserContextOptions) => Promise<{ newPage(): Promise<Page> }>

async function openPanel(openContext: OpenContext, options?: BrowserContextOptions) {
  const page = await (await openContext({ baseURL: site.baseUrl, ...options })).newPage()
  const answer = await page.request.post('/auth/login', {
    data: { email: 'premium@demo.example', password: 'Demo-1234!', remember: false },
    headers: SAME_ORIGIN,
  })
  expect(answer.ok()).toBe(true)
  return page
}

/** Behind the site's back: it would ask the service about each key. */
const addAccounts = () =>
  site.changeRows(`insert into debrid_accounts (user_id, provider, key_encrypted, username, next_check_at)
    select u.id, 2, 'x', 'ada ' || n, now() + interval '1 day'
    from users u, generate_series(1, ${ACCOUNTS}) n
    where u.email = 'premium@demo.example' order by n`)

test('a table keeps views, and works on all that it found', async ({
  openContext,
  checkAccessibility,
}) => {
  const page = await openPanel(openContext)
  await addAccounts()
  await page.goto('/account-settings')
  const panel = page.getByRole('region', { name: 'Debridors Accounts', exact: true })
  const rows = panel.getByRole('rowheader')
  const dialog = page.getByRole('dialog')

  await test.step('a view is kept by the keyboard, and opens first', async () => {
    await panel.getByRole('searchbox').fill('ada 1')
    await expect(rows).toHaveCount(11)
    await panel.getByRole('button', { name: 'Saved views' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Save as a new view' }).press('Enter')
    await checkAccessibility(page)
    await dialog.getByLabel('Name of the view').fill('The first')
    await dialog.getByLabel('Open the list with this view').press('Space')
    await dialog.getByLabel('Name of the view').press('Enter')
    await expect(page.getByText('View saved')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'View: The first' })).toBeVisible()
    await page.goto('/account-settings')
    await expect(rows).toHaveCount(11)
    await expect(panel.getByRole('searchbox')).toHaveValue('ada 1')
    await panel.getByRole('button', { name: 'View: The first' }).click()
    await checkAccessibility(page)
    await page.getByRole('menuitem', { name: 'All rows' }).click()
    await expect(rows).toHaveCount(15)
  })

  await test.step('all that match are deleted by a job, whose progress survives a reload', async () => {
    await panel.getByRole('checkbox', { name: 'Select ' }).first().focus()
    await page.keyboard.press('Control+a')
    await panel.getByRole('button', { name: `Select all ${ACCOUNTS} that match` }).click()
    await expect(panel.getByText(`All ${ACCOUNTS} that match are selected`)).toBeVisible()
    await checkAccessibility(page)
    await panel.getByRole('button', { name: 'Delete' }).click()
    await expect(dialog).toContainText(`Delete all ${ACCOUNTS} records?`)
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(panel.getByText('Delete: finished')).toBeVisible({ timeout: 20_000 })
    await expect(panel.getByText(`${ACCOUNTS} done`)).toBeVisible()
    await expect(panel.getByText('No accounts added yet')).toBeVisible()
    await page.reload()
    await expect(panel.getByText('Delete: finished')).toBeVisible()
    await checkAccessibility(page)
    await panel.getByRole('button', { name: 'Dismiss' }).click()
    await expect(panel.getByText('Delete: finished')).toHaveCount(0)
  })
})

test('views and work on all fit a phone, in French', async ({
  openContext,
  checkAccessibility,
}) => {
  const page = await openPanel(openContext, {
    locale: 'fr-FR',
    viewport: { width: 390, height: 844 },
  })
  await addAccounts()
  await page.goto('/account-settings?perPage=10')
  const panel = page.getByRole('region', { name: 'Comptes de débridage', exact: true })
  const isFitting = async () =>
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
  await panel.getByRole('button', { name: /^Vue/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Toutes les lignes' })).toBeVisible()
  await isFitting()
  await checkAccessibility(page)
  await page.keyboard.press('Escape')
  await panel.getByRole('checkbox', { name: 'Tout sélectionner sur cette page' }).check()
  await panel
    .getByRole('button', { name: `Sélectionner les ${ACCOUNTS} qui correspondent` })
    .click()
  await isFitting()
  await checkAccessibility(page)
})
