import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContextOptions, Page } from 'playwright/test'
import { expect, test } from '../fixtures.ts'
import { type StartedSite, startSite } from '../start-site.ts'

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }
const GOOD_KEY = 'a-good-key-of-alldebrid-4711'
/** Services that do not answer. */
const NOWHERE = 'http://127.0.0.1:9'
/** 1 May 2031. */
const PREMIUM_UNTIL = 1_935_360_000

/** AllDebrid as far as it is asked here: whose key is this? */
async function startAllDebrid() {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://alldebrid.test')
    asked.push(`${request.method} ${pathname}`)
    const key = request.headers.authorization?.replace('Bearer ', '') ?? searchParams.get('key')
    const answer =
      key === GOOD_KEY
        ? {
            status: 'success',
            data: {
              user: {
                username: 'ada.lovelace',
                email: 'ada@example.org',
                isPremium: true,
                isSubscribed: false,
                isTrial: false,
                premiumUntil: PREMIUM_UNTIL,
              },
            },
          }
        : {
            status: 'error',
            ...(key !== 'speechless' && {
              error: { code: 'AUTH_BAD_APIKEY', message: 'The auth apikey is invalid' },
            }),
          }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => server.close(),
  }
}

let allDebrid: Awaited<ReturnType<typeof startAllDebrid>>
let site: StartedSite

// A site of its own: it asks the small AllDebrid above.
test.beforeAll(async () => {
  allDebrid = await startAllDebrid()
  site = await startSite()
  const { origin } = allDebrid
  await site.changeSettings({
    debrid_endpoints: {
      debrid_link: NOWHERE,
      alldebrid: origin,
      real_debrid: NOWHERE,
      darkibox: NOWHERE,
      fichier: NOWHERE,
      send_cm: NOWHERE,
      media_cm: NOWHERE,
    },
  })
})
test.afterAll(async () => {
  await site.stop()
  allDebrid.close()
})

type OpenContext = (options?: BrowserContextOptions) => Promise<{ newPage(): Promise<Page> }>

async function logIn(
  openContext: OpenContext,
  role: string,
  options?: BrowserContextOptions,
): Promise<Page> {
  const page = await (await openContext({ baseURL: site.baseUrl, ...options })).newPage()
  const answer = await page.request.post('/auth/login', {
    data: { email: `${role}@demo.example`, password: 'Demo-1234!', remember: false },
    headers: SAME_ORIGIN,
  })
  expect(answer.ok(), `login as ${role}`).toBe(true)
  return page
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'Premium settings', exact: true })

async function addAccount(page: Page, provider: string, key: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Provider' }).click()
  await page.getByRole('option', { name: provider, exact: true }).click()
  await dialog.getByLabel('API key', { exact: true }).fill(key)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
}

test('a premium member keeps accounts at debrid services', async ({
  openContext,
  checkAccessibility,
}) => {
  const page = await logIn(openContext, 'premium')
  const panel = panelOf(page)
  const dialog = page.getByRole('dialog')
  const row = (name: string | RegExp) => panel.getByRole('row', { name })

  await test.step('the panel comes first, reached from another page without a reload', async () => {
    await page.goto('/movies')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('link', { name: 'Account settings' }).click()
    await expect(panel.getByText('No accounts added yet')).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Account settings' }).getByRole('link').first(),
    ).toHaveText('Premium settings')
    await checkAccessibility(page)
  })

  await test.step('the switch saves at once', async () => {
    const automatic = panel.getByRole('switch', { name: 'Automatic premium link generation' })
    await expect(automatic).not.toBeChecked()
    await automatic.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('Updated preferences')).toBeVisible()
    await page.reload()
    await expect(automatic).toBeChecked()
    await page.goto('/movies')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('link', { name: 'Account settings' }).click()
  })

  await test.step('a provider and a key are needed', async () => {
    await panel.getByRole('button', { name: 'Add new account' }).click()
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog.getByText('Please choose a provider.')).toBeVisible()
    await checkAccessibility(page)
    await addAccount(page, '1fichier', '')
    await expect(dialog.getByText('Please enter the key of the account.')).toBeVisible()
  })

  await test.step('AllDebrid is asked first, and its refusal is shown in its own words', async () => {
    await addAccount(page, 'alldebrid', 'a-bad-key-of-alldebrid')
    await expect(page.getByText('The auth apikey is invalid')).toBeVisible()
    await addAccount(page, 'alldebrid', 'speechless')
    await expect(page.getByText('An error occurred')).toBeVisible()
    await expect(dialog).toBeVisible()
    await addAccount(page, 'alldebrid', GOOD_KEY)
    await expect(page.getByText('Host added successfully')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expect(new Set(allDebrid.asked)).toEqual(new Set(['GET /v4/user']))
    const cells = row(/ada\.lovelace/)
    for (const text of ['••••••••4711', 'Premium', 'alldebrid', 'May 1, 2031', 'Active'])
      await expect(cells.getByText(text, { exact: true })).toBeVisible()
    expect(await page.content()).not.toContain(GOOD_KEY)
  })

  await test.step('keys of services that do not answer are kept, and it says so', async () => {
    for (const [provider, key] of [
      ['darkibox', 'akeyofdarkibox0815'],
      ['debrid-link', 'a-key-of-debrid-link-2222'],
    ] as const) {
      await panel.getByRole('button', { name: 'Add new account' }).click()
      await addAccount(page, provider, key)
      await expect(dialog).toHaveCount(0)
    }
    await expect(row(/0815/).getByText('Free', { exact: true })).toBeVisible()
    await expect(row(/0815/).getByText('Never', { exact: true })).toBeVisible()
    await expect(row(/0815/).getByText('The service does not answer right now.')).toBeVisible()
    await checkAccessibility(page)
  })

  await test.step('an account is changed without its key', async () => {
    await panel.getByRole('button', { name: 'Edit alldebrid ada.lovelace' }).click()
    await expect(dialog.getByLabel('API key', { exact: true })).toHaveValue('')
    await dialog.getByRole('switch', { name: 'Active' }).press('Space')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(row(/ada\.lovelace/).getByText('Inactive', { exact: true })).toBeVisible()
    await expect(row(/ada\.lovelace/).getByText('••••••••4711')).toBeVisible()
  })

  await test.step('the table is ordered and searched, and its address says how', async () => {
    const names = () => panel.getByRole('rowheader').allTextContents()
    const head = panel.getByRole('columnheader', { name: 'Username' })
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expect.poll(async () => (await names())[0]).toContain('ada.lovelace')
    await expect(page).toHaveURL(/orderBy=username&orderDir=desc/)
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', 'none')
    const search = panel.getByRole('searchbox', { name: 'Search accounts' })
    await search.fill('darki')
    await expect(panel.getByRole('rowheader')).toHaveCount(1)
    await page.reload()
    await expect(search).toHaveValue('darki')
    await expect(panel.getByRole('rowheader')).toHaveCount(1)
    await search.fill('nobody')
    await expect(panel.getByText('No matching accounts found')).toBeVisible()
    await panel.getByRole('button', { name: 'Show all' }).click()
    await expect(panel.getByRole('rowheader')).toHaveCount(3)
    await expect(search).toHaveValue('')
    await expect(panel.getByLabel('Rows per page').getByRole('option')).toHaveText([
      '10',
      '15',
      '20',
      '50',
      '100',
    ])
    await expect(panel.getByLabel('Rows per page')).toHaveValue('15')
    await panel.getByLabel('Rows per page').selectOption('10')
    await expect(page).toHaveURL(/perPage=10/)
  })

  await test.step('accounts are chosen and deleted by the keyboard', async () => {
    const first = panel.getByRole('checkbox', { name: 'Select debrid-link ••••••••2222' })
    await first.focus()
    await page.keyboard.press('Control+a')
    await expect(panel.getByText('3 items selected')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel.getByText('3 items selected')).toHaveCount(0)
    await page.keyboard.press('Space')
    await panel.getByRole('checkbox', { name: 'Select darkibox ••••••••0815' }).press('Space')
    await checkAccessibility(page)
    await page.keyboard.press('Delete')
    await expect(
      dialog.getByText('This will permanently remove the items and cannot be undone.'),
    ).toBeVisible()
    await checkAccessibility(page)
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Deleted 2 records')).toBeVisible()
    await expect(panel.getByRole('rowheader')).toHaveCount(1)
  })

  await test.step('what is gone already cannot be deleted, and is chosen no more', async () => {
    await panel.getByRole('checkbox', { name: 'Select alldebrid ada.lovelace' }).check()
    const { pagination } = await (await page.request.get('/api/v1/debridors')).json()
    const [{ id, version }] = pagination.data
    await page.request.delete(`/api/v1/debridors/${id}`, {
      data: { versions: { [id]: version } },
      headers: SAME_ORIGIN,
    })
    await panel.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Could not delete records')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(panel.getByText('No accounts added yet')).toBeVisible()
  })
})

test('the panel speaks French, and fits a phone', async ({ openContext, checkAccessibility }) => {
  const page = await logIn(openContext, 'premium', {
    locale: 'fr-FR',
    viewport: { width: 390, height: 844 },
  })
  await page.request.post('/api/v1/debridors', {
    data: {
      provider: 1,
      api: 'a-key-0123456789',
      username: 'grace',
      expire_at: '2020-01-01T00:00:00Z',
    },
    headers: SAME_ORIGIN,
  })
  await page.goto('/account-settings')
  const panel = page.getByRole('region', { name: 'Paramètres premium' })
  for (const text of ['Comptes de débridage', 'Gratuit', 'Actif', 'debrid-link', '1 janv. 2020'])
    await expect(panel.getByText(text, { exact: true })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Dernière vérification' })).toBeVisible()
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
  await checkAccessibility(page)
  await panel.getByRole('button', { name: 'Modifier debrid-link grace' }).click()
  await expect(page.getByRole('dialog', { name: 'Modifier le compte' })).toBeVisible()
  await checkAccessibility(page)
})

test('others see nothing of it, and their pages call nobody', async ({ openContext, request }) => {
  const policyOf = (headers: Record<string, string>) => headers['content-security-policy'] ?? ''
  const member = await logIn(openContext, 'member')
  const answer = await member.goto('/account-settings')
  await expect(member.getByRole('region', { name: 'Account details' })).toBeVisible()
  await expect(panelOf(member)).toHaveCount(0)
  expect(policyOf(answer!.headers())).toContain("connect-src 'self';")
  expect((await member.request.get('/api/v1/debridors')).status()).toBe(403)
  expect(policyOf((await request.get(`${site.baseUrl}/movies`)).headers())).toContain(
    "connect-src 'self';",
  )
  const premium = await logIn(openContext, 'premium')
  expect(policyOf((await premium.goto('/'))!.headers())).toContain(
    "connect-src 'self' http://127.0.0.1:9666;",
  )
})
