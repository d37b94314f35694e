import { TOTP } from 'otpauth'
import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures.ts'

const PASSWORD = 'a quiet Horse 7'
const STEP_MS = 30_000

/** Each code is taken once: whoever is faster than half a minute needs that of the next. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS })

/** An account of its own: other journeys must not be asked for its codes. */
async function register(page: Page): Promise<{ name: string; email: string }> {
  const name = `guarded-${Date.now().toString(36)}`
  const email = `${name}@test.example`
  const response = await page.request.post('/auth/register', {
    data: { username: name, email, password: PASSWORD, password_confirmation: PASSWORD },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(response.ok()).toBe(true)
  return { name, email }
}

async function startLogin(page: Page, email: string): Promise<void> {
  await page.goto('/login?redirect=/account-settings')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
}

async function logOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Account of ${name}` }).click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Login', exact: true }).first()).toBeVisible()
}

test('an account gets a second factor, is asked for it, and gives it up again', async ({
  page,
  checkAccessibility,
}) => {
  const { name, email } = await register(page)
  await page.goto('/account-settings')
  const panel = page.getByRole('region', { name: 'Two factor authentication' })

  await test.step('setting it up asks for the password once, and can be cancelled', async () => {
    await panel.getByRole('button', { name: 'Enable' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm your password' })
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog.getByText('Please enter a password.')).toBeVisible()
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(
      panel.getByRole('img', { name: 'QR code for the authenticator app' }),
    ).toBeVisible()
    await expect(panel.getByLabel('Code from the app')).toBeFocused()
    await checkAccessibility(page)
    await page.reload()
    await expect(panel.getByText('Not finished')).toBeVisible()
    await panel.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Two factor authentication has been disabled.')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Enable' })).toBeVisible()
  })

  const secret =
    await test.step('a right code turns it on and shows the recovery codes', async () => {
      await panel.getByRole('button', { name: 'Enable' }).click()
      const shown = (await panel.locator('code').textContent())!.replaceAll(' ', '')
      await panel.getByRole('button', { name: 'Confirm' }).click()
      await expect(panel.getByText('Please enter the code.')).toBeVisible()
      await panel.getByLabel('Code from the app').fill('000000')
      await panel.getByRole('button', { name: 'Confirm' }).click()
      await expect(panel.getByText('This code is not right.')).toBeVisible()
      await panel.getByLabel('Code from the app').fill(codeOf(shown))
      await panel.getByRole('button', { name: 'Confirm' }).click()
      await expect(page.getByText('Two factor authentication has been enabled.')).toBeVisible()
      return shown
    })
  const codes = panel.getByRole('listitem')
  await expect(codes).toHaveCount(8)
  const [recoveryCode = ''] = await codes.allTextContents()
  expect(recoveryCode).toMatch(/^.{10}-.{10}$/)
  await checkAccessibility(page)

  await test.step('the codes can be saved, hidden, shown and made anew', async () => {
    const download = page.waitForEvent('download')
    await panel.getByRole('button', { name: 'Download the codes' }).click()
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
    await panel.getByRole('button', { name: 'Hide recovery codes' }).click()
    await expect(panel.getByText('8 recovery codes left')).toBeVisible()
    await panel.getByRole('button', { name: 'Show recovery codes' }).click()
    await expect(codes.first()).toHaveText(recoveryCode)
    await panel.getByRole('button', { name: 'Make new codes' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Make new codes' }).click()
    await expect(page.getByText('Your new recovery codes are ready.')).toBeVisible()
    await expect(codes.first()).not.toHaveText(recoveryCode)
  })
  const [newCode = ''] = await codes.allTextContents()

  await test.step('the login asks for the code in the same place, and for one of 6 characters', async () => {
    await logOut(page, name)
    await startLogin(page, email)
    await expect(page).toHaveURL(/\/login\?/)
    await checkAccessibility(page)
    for (const code of ['12345', '1234567']) {
      await page.getByLabel('Code', { exact: true }).fill(code)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText('The code must have exactly 6 characters.')).toBeVisible()
    }
    await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/account-settings$/)
  })

  await test.step('a recovery code of 21 characters takes its place, once', async () => {
    await logOut(page, name)
    await startLogin(page, email)
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await checkAccessibility(page)
    const input = page.getByLabel('Recovery code', { exact: true })
    for (const wrong of [newCode.slice(1), `${newCode}x`]) {
      await input.fill(wrong)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(
        page.getByText('The recovery code must have exactly 21 characters.'),
      ).toBeVisible()
    }
    await input.fill(newCode)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/account-settings$/)
    await expect(panel.getByText('7 recovery codes left')).toBeVisible()
  })

  await test.step('turning it off asks first', async () => {
    await panel.getByRole('button', { name: 'Disable' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm your password' })
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Two factor authentication has been disabled.')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Enable' })).toBeVisible()
    await logOut(page, name)
    await page.goto('/login')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible()
  })
})

test('the second step speaks French to who reads French, and goes back to the login when it is over', async ({
  openContext,
  checkAccessibility,
}) => {
  const page = await (
    await openContext({ locale: 'fr-FR', viewport: { width: 390, height: 844 } })
  ).newPage()
  await page.goto('/login?two_factor=1')
  await expect(page.getByRole('heading', { name: 'Saisissez votre code' })).toBeVisible()
  await checkAccessibility(page)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Code', { exact: true }).fill('123456')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByText('Cette connexion a expiré. Connectez-vous de nouveau.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Connectez-vous à votre compte' })).toBeVisible()
})
