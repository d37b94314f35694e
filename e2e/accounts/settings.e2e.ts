import type { BrowserContext, BrowserContextOptions, Page } from 'playwright/test'
import sharp from 'sharp'
import { expect, test } from '../fixtures.ts'

const PASSWORD = 'a quiet Horse 7'
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }

interface Account {
  readonly name: string
  readonly email: string
}

type OpenContext = (options?: BrowserContextOptions) => Promise<BrowserContext>

const newAccount = (kind: string): Account => {
  const name = `${kind}-${Date.now().toString(36)}`
  return { name, email: `${name}@test.example` }
}

/** A page of a browser of its own in which a new account has just been made. */
async function register(
  openContext: OpenContext,
  { name, email }: Account,
  options?: BrowserContextOptions,
): Promise<Page> {
  const page = await (await openContext(options)).newPage()
  const made = await page.request.post('/auth/register', {
    data: { username: name, email, password: PASSWORD, password_confirmation: PASSWORD },
    headers: SAME_ORIGIN,
  })
  expect(made.ok(), 'registration').toBe(true)
  return page
}

async function logIn(
  openContext: OpenContext,
  { email }: Account,
  options?: BrowserContextOptions,
): Promise<Page> {
  const page = await (await openContext(options)).newPage()
  const answer = await page.request.post('/auth/login', {
    data: { email, password: PASSWORD, remember: true },
    headers: SAME_ORIGIN,
  })
  expect(answer.ok(), 'login').toBe(true)
  return page
}

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('somebody says who they are, shows a picture, and reads the site in another language', async ({
  openContext,
  checkAccessibility,
}) => {
  const account = newAccount('details')
  const page = await register(openContext, account, {
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Europe/Paris',
  })
  await page.goto('/')
  await page.getByRole('button', { name: `Account of ${account.name}` }).click()
  await page.getByRole('link', { name: 'Account settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible()
  await checkAccessibility(page)

  // The side navigation leads to the panels and marks where one is.
  const navigation = page.getByRole('navigation', { name: 'Account settings' })
  await expect(navigation.getByRole('link', { name: 'Account details' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await navigation.getByRole('link', { name: 'Location and language' }).click()
  await expect(navigation.getByRole('link', { name: 'Location and language' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(page).toHaveURL(/#location$/)
  await expect(page.getByRole('heading', { name: 'Location and language' })).toBeInViewport()

  const details = panel(page, 'Account details')
  const save = details.getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  await details.getByLabel('First name').fill('Ada')
  await details.getByLabel('Last name').fill('Lovelace')
  await details.getByRole('combobox', { name: 'Country' }).fill('united k')
  await page.getByRole('option', { name: 'United Kingdom' }).click()
  await details.getByRole('combobox', { name: 'Time zone' }).fill('london')
  await page.getByRole('option', { name: /London/ }).click()
  await save.click()
  await expect(page.getByText('Updated account details')).toBeVisible()
  await expect(details.getByText('Ada Lovelace')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account of Ada Lovelace' })).toBeVisible()
  await expect(save).toBeDisabled()
  await page.reload()
  await expect(details.getByLabel('First name')).toHaveValue('Ada')
  await expect(details.getByRole('combobox', { name: 'Country' })).toHaveValue('United Kingdom')
  await expect(details.getByRole('combobox', { name: 'Time zone' })).toHaveValue(/London/)

  // The device is in Paris: one click sets the time zone.
  const location = panel(page, 'Location and language')
  await location.getByRole('button', { name: 'Use it' }).click()
  await expect(location.getByText('Europe/Paris')).toBeVisible()
  await expect(details.getByRole('combobox', { name: 'Time zone' })).toHaveValue(/Paris/)

  // A picture: refused ones first.
  const file = details.getByLabel('Choose image', { exact: true }).and(page.locator('input'))
  await file.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('hello'),
  })
  await expect(details.getByText('This file type is not allowed')).toBeVisible()
  await file.setInputFiles({
    name: 'large.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(2 * 1024 * 1024 + 1),
  })
  await expect(details.getByText('`large.png` exceeds maximum allowed size of 2 MB')).toBeVisible()
  await file.setInputFiles({
    name: 'lie.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  })
  await expect(details.getByText('This file type is not allowed')).toBeVisible()
  const picture = await sharp({
    create: { width: 500, height: 300, channels: 3, background: '#0f6a5b' },
  })
    .png()
    .toBuffer()
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByText('Uploaded avatar')).toBeVisible()
  const inBar = page.getByRole('button', { name: 'Account of Ada Lovelace' }).locator('img')
  await expect(inBar).toHaveAttribute('src', /\/files\/\d+\/64\/file\.webp$/)
  await expect(inBar).toHaveJSProperty('naturalWidth', 64)
  await details.getByRole('button', { name: 'Remove image' }).click()
  await expect(page.getByText('Removed avatar')).toBeVisible()
  await expect(inBar).toHaveCount(0)

  // Another language, at once and without a reload.
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await location.getByRole('combobox', { name: 'Language' }).click()
  await page
    .getByRole('listbox', { name: 'Language' })
    .getByRole('option', { name: 'Français' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres du compte' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page).toHaveTitle(/Paramètres du compte/)
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  await checkAccessibility(page)
  const elsewhere = await logIn(openContext, account, {
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
  })
  await elsewhere.goto('/account-settings')
  await expect(
    elsewhere.getByRole('heading', { level: 1, name: 'Paramètres du compte' }),
  ).toBeVisible()
  await expect(elsewhere.getByRole('navigation', { name: 'Paramètres du compte' })).toBeHidden()
  await checkAccessibility(elsewhere)
})

test('a picture that does not get through is given up after half a minute', async ({
  openContext,
}) => {
  const account = newAccount('stalled')
  const page = await register(openContext, account)
  await page.clock.install()
  await page.route('**/avatar', () => undefined)
  await page.goto('/account-settings')
  const details = panel(page, 'Account details')
  const picture = await sharp({
    create: { width: 50, height: 50, channels: 3, background: '#0f6a5b' },
  })
    .png()
    .toBuffer()
  const asked = page.waitForRequest('**/avatar')
  await details
    .getByLabel('Choose image', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  await asked
  await page.clock.fastForward(31_000)
  await expect(details.getByRole('alert').getByText('Upload timed out')).toBeVisible()
  await expect(details.getByRole('button', { name: 'Choose image' })).toBeEnabled()
})

test('somebody sees where they are logged in and logs the other places out', async ({
  openContext,
  checkAccessibility,
}) => {
  const account = newAccount('sessions')
  const here = await register(openContext, account)
  const [phone, library] = [
    await logIn(openContext, account, { userAgent: IPHONE }),
    await logIn(openContext, account),
  ]
  for (const other of [phone, library]) await other.goto('/account-settings')
  await here.goto('/account-settings')
  const sessions = panel(here, 'Active sessions')
  await expect(sessions.getByRole('listitem')).toHaveCount(3)
  await expect(sessions.getByRole('listitem').first()).toContainText('This device')
  await expect(sessions.getByText('Safari on iOS')).toBeVisible()
  await checkAccessibility(here)

  await sessions.getByRole('button', { name: 'Log out Safari on iOS' }).click()
  await expect(here.getByText('Session ended')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(2)

  // A page that is still open over there leads to the login page as soon as it asks for something, and back afterwards.
  await phone.getByRole('button', { name: /^Notifications/ }).click()
  await expect(phone).toHaveURL(/\/login\?redirect=%2Faccount-settings$/)

  await sessions.getByRole('button', { name: 'Log out other sessions' }).click()
  const dialog = here.getByRole('dialog')
  await expect(dialog.getByText(/^1 other device/)).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill('not the password')
  await dialog.getByRole('button', { name: 'Log out other sessions' }).click()
  await expect(dialog.getByText('This password is not right.')).toBeVisible()
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await checkAccessibility(here)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Log out other sessions' }).click()
  await expect(here.getByText('Logged out other sessions.')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(sessions.getByRole('button', { name: 'Log out other sessions' })).toBeDisabled()
  await library.goto('/notifications')
  await expect(library).toHaveURL(/\/login\?redirect=%2Fnotifications$/)
  await here.reload()
  await expect(sessions).toBeVisible()
})

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

test('a developer makes a token, uses it, and takes it back', async ({
  login,
  playwright,
  baseURL,
  checkAccessibility,
}) => {
  const page = await login('admin')
  const name = `backup ${Date.now().toString(36)}`
  await page.goto('/account-settings')
  const developers = panel(page, 'Developers')
  await developers.getByRole('button', { name: 'Create token' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create token' }).click()
  await expect(dialog.getByText('Please enter a name for the token.')).toBeVisible()
  await dialog.getByLabel('Token name').fill(name)
  await dialog.getByRole('button', { name: 'Create token' }).click()
  await expect(page.getByText('Token create')).toBeVisible()
  const token = await dialog.getByLabel('Access token').inputValue()
  expect(token).toMatch(/^mdt_[\w-]{43}$/)
  await expect(dialog.getByText(/shown only once/)).toBeVisible()
  await checkAccessibility(page)
  await dialog.getByRole('button', { name: 'Copy token' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  const row = developers.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('Never')

  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  })
  const bootstrap = await (await program.get('/api/v1/bootstrap-data')).json()
  expect(bootstrap.user.username).toBe('admin')
  const { id, version } = bootstrap.user
  const saved = await program.put(`/api/v1/users/${id}`, { data: { version, country: 'FR' } })
  expect(saved.status()).toBe(200)
  expect(
    (
      await program.post('/api/v1/user-sessions/logout-other', { data: { password: 'Demo-1234!' } })
    ).status(),
  ).toBe(403)

  await page.reload()
  await expect(row).not.toContainText('Never')
  await expect(
    panel(page, 'Active sessions')
      .getByRole('listitem')
      .filter({ hasText: 'API Token' })
      .filter({ hasText: name }),
  ).toBeVisible()
  await expect(page.getByText(token)).toHaveCount(0)
  await checkAccessibility(page)
  await row.getByRole('button', { name: `Delete the token ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete token' }).click()
  await expect(page.getByText('Token deleted')).toBeVisible()
  await expect(row).toHaveCount(0)
  expect((await program.get('/api/v1/bootstrap-data')).status()).toBe(401)
  await program.dispose()
})

test('the settings are for those who are logged in, and show each what they may use', async ({
  page,
  login,
  checkAccessibility,
}) => {
  await page.goto('/account-settings')
  await expect(page).toHaveURL(/\/login\?redirect=%2Faccount-settings$/)
  const member = await login('member')
  await member.goto('/account-settings')
  await expect(panel(member, 'Account details')).toBeVisible()
  await expect(panel(member, 'Developers')).toHaveCount(0)
  await member.goto('/admin/liens-validation')
  await expect(member.getByRole('heading', { name: 'There is nothing here' })).toBeVisible()
  await checkAccessibility(member)
})
