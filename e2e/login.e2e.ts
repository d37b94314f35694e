import { expect, test } from './fixtures.ts'

test('somebody logs in where they were, stays without a reload, and logs out', async ({
  page,
  context,
  checkAccessibility,
}) => {
  await page.goto('/notifications')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fnotifications$/)
  await expect(page).toHaveTitle(/Login/)
  await checkAccessibility(page)
  await expect(page.getByLabel('Stay signed in for a month')).toBeChecked()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('member@demo.example')
  await page.getByLabel('Demo: choose an account').selectOption('uploader@demo.example')

  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(
    page.getByText('This email address and this password do not belong together.'),
  ).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()

  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await page.getByLabel('Password', { exact: true }).fill('Demo-1234!')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/notifications$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account of uploader' })).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  await checkAccessibility(page)

  const cookie = (await context.cookies()).find(({ name }) => name === 'mediatheque_session')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(cookie!.expires - Date.now() / 1000).toBeGreaterThan(29 * 86_400)

  await page.goto('/login?redirect=//evil.example/x')
  await expect(page).toHaveURL((url) => url.hostname === 'localhost' && url.pathname !== '/login')

  await page.getByRole('button', { name: 'Account of uploader' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Login', exact: true }).first()).toBeVisible()
  await page.goto('/notifications')
  await expect(page).toHaveURL(/\/login/)
})

test('an address given to the login page cannot be changed', async ({ page }) => {
  await page.goto('/login?email=ada@test.example')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@test.example')
  await expect(page.getByLabel('Email', { exact: true })).toBeDisabled()
})

test('a page and a wrong password are told in French to who reads French', async ({
  openContext,
  checkAccessibility,
}) => {
  const page = await (
    await openContext({ locale: 'fr-FR', viewport: { width: 390, height: 844 } })
  ).newPage()
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.getByLabel('Mot de passe', { exact: true }).fill('pas le bon')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(
    page.getByText('Cette adresse e-mail et ce mot de passe ne vont pas ensemble.'),
  ).toBeVisible()
  await checkAccessibility(page)
})
