import { SOCIAL_MESSAGE_TYPE } from '@mediatheque/contract/accounts/social/social.schemas.ts'
import type { Page } from 'playwright/test'
import {
  startTestSocialProvider,
  testSocialSettings,
} from '../../server/src/features/accounts/social/test-social-provider.ts'
import { expect, test } from '../fixtures.ts'
import { type StartedSite, startSite } from '../start-site.ts'

const PASSWORD = 'Demo-1234!'
let provider: Awaited<ReturnType<typeof startTestSocialProvider>>
let site: StartedSite

// A site of its own: the buttons of services would stand in the way of other journeys.
test.beforeAll(async () => {
  provider = await startTestSocialProvider()
  site = await startSite()
  await site.changeSettings(testSocialSettings(provider.origin))
})
test.afterAll(async () => {
  await site.stop()
  provider.close()
})
test.beforeEach(() => {
  for (const fault of Object.keys(provider.faults))
    delete provider.faults[fault as keyof typeof provider.faults]
})

async function logOut(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  // Exactly: the settings have a link to their "Social login".
  await expect(page.getByRole('link', { name: 'Login', exact: true }).first()).toBeVisible()
}

test('a visitor comes in with another service: to a new account, and to an old one with its password', async ({
  openContext,
  checkAccessibility,
}) => {
  const page = await (await openContext({ baseURL: site.baseUrl })).newPage()
  await test.step('closing the window changes nothing', async () => {
    provider.faults.staysOpen = true
    await page.goto('/login')
    await checkAccessibility(page)
    const opened = page.waitForEvent('popup')
    const google = page.getByRole('button', { name: 'Sign in with Google' })
    await google.click()
    const window = await opened
    await window.getByRole('heading', { name: 'Allow?' }).waitFor()
    expect(
      window.viewportSize() ??
        (await window.evaluate('({ width: innerWidth, height: innerHeight })')),
    ).toEqual({ width: 650, height: 550 })
    await expect(google).toBeDisabled()
    await window.close()
    await expect(google).toBeEnabled()
    await expect(page).toHaveURL(/\/login$/)
    delete provider.faults.staysOpen
  })

  await test.step('who says no there is told so here', async () => {
    provider.faults.deniesAccess = true
    await page.getByRole('button', { name: 'Sign in with X' }).click()
    await expect(page.getByText('The login with X was cancelled.')).toBeVisible()
    delete provider.faults.deniesAccess
  })

  await test.step('where nothing more is known, that it failed', async () => {
    provider.faults.staysOpen = true
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    const window = await opened
    await window.getByRole('heading', { name: 'Allow?' }).waitFor()
    // By the page itself: a window that is led elsewhere from outside loses who opened it.
    await window.evaluate(`location.assign('${site.baseUrl}/health/ready')`)
    await window.waitForURL('**/health/ready')
    // As the last page of the window does where the server failed.
    await window.evaluate(
      `opener.postMessage({ type: '${SOCIAL_MESSAGE_TYPE}', status: 'ERROR' }, location.origin)`,
    )
    await expect(page.getByText('An error occurred. Please try again later')).toBeVisible()
    await window.close()
    delete provider.faults.staysOpen
  })

  await test.step('somebody new gets an account', async () => {
    Object.assign(provider.person, {
      id: '501',
      name: 'Mary Somerville',
      email: 'mary@elsewhere.example',
      isEmailVerified: true,
    })
    await page.goto('/register')
    await checkAccessibility(page)
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await expect(page.getByRole('button', { name: 'Account of Mary Somerville' })).toBeVisible()
    await page.goto('/account-settings')
    const own = page.getByRole('region', { name: 'Password', exact: true })
    await expect(own).toContainText('this account has no password yet')
    await checkAccessibility(page)
    await own.getByLabel('New password', { exact: true }).fill('a quiet Horse 7')
    await own.getByLabel('Confirm the new password').fill('a quiet Horse 7')
    await own.getByRole('button', { name: 'Set a password' }).click()
    await expect(page.getByText('Password set')).toBeVisible()
    await expect(own.getByLabel('Current password')).toBeVisible()
    await logOut(page, /Account of/)
  })

  await test.step('the address of an account asks for its password, once', async () => {
    Object.assign(provider.person, {
      id: '502',
      name: 'Some Subscriber',
      email: 'subscriber@demo.example',
    })
    await page.goto('/login?redirect=/account-settings')
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    const dialog = page.getByRole('dialog', { name: 'You have an account already' })
    // Not that of the form behind it, which the demo fills in.
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('')
    await dialog.getByRole('button', { name: 'Connect and log in' }).click()
    await expect(dialog.getByText('Please enter a password.')).toBeVisible()
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
    await dialog.getByLabel('Password', { exact: true }).fill('wrong')
    await dialog.getByRole('button', { name: 'Connect and log in' }).click()
    await expect(dialog.getByText('This password is not right.')).toBeVisible()
    await checkAccessibility(page)
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Connect and log in' }).click()
    await expect(page).toHaveURL(/\/account-settings$/)
    await expect(
      page.getByRole('region', { name: 'Social login' }).getByText('Connected as Some Subscriber'),
    ).toBeVisible()
    await logOut(page, 'Account of subscriber')
    await page.goto('/login?redirect=/account-settings')
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await expect(page).toHaveURL(/\/account-settings$/)
  })
})

test('an account connects a service and lets go of it', async ({
  openContext,
  checkAccessibility,
}) => {
  const page = await (await openContext({ baseURL: site.baseUrl })).newPage()
  await page.request.post('/auth/login', {
    data: { email: 'uploader@demo.example', password: PASSWORD, remember: false },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  Object.assign(provider.person, { id: '503', name: 'Up Loader', email: 'up@elsewhere.example' })
  await page.goto('/account-settings')
  const panel = page.getByRole('region', { name: 'Social login' })
  await expect(panel.getByText('Not connected')).toHaveCount(4)
  const connect = panel.getByRole('button', { name: 'Connect Envato' })
  const dialog = page.getByRole('dialog', { name: 'Confirm your password' })
  await connect.click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(connect).toBeFocused()
  await connect.click()
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('Enabled Envato account')).toBeVisible()
  await expect(panel.getByText('Connected as UpLoader')).toBeVisible()
  await checkAccessibility(page)
  await panel.getByRole('button', { name: 'Disconnect Envato' }).click()
  await expect(page.getByText('Disabled Envato account')).toBeVisible()
  await expect(panel.getByText('Not connected')).toHaveCount(4)
})

test('somebody new accepts the policies and chooses a name, or goes without an account', async ({
  openContext,
  checkAccessibility,
}) => {
  const page = await (await openContext({ baseURL: site.baseUrl })).newPage()
  await site.changeSettings({
    registration: { policies: [{ id: 'terms', label: 'Terms of use' }] },
  })
  const person = { id: '510', name: 'Ada Byron', email: 'byron@elsewhere.example' }
  Object.assign(provider.person, person, { isEmailVerified: true })
  try {
    await test.step('who gives up leaves nothing behind', async () => {
      await page.goto('/login?redirect=/account-settings')
      await page.getByRole('button', { name: 'Sign in with Google' }).click()
      await expect(
        page.getByRole('heading', { name: 'Create an account with Google' }),
      ).toBeVisible()
      await expect(page.getByText('byron@elsewhere.example')).toBeVisible()
      await checkAccessibility(page)
      await page.getByRole('button', { name: 'This is not what I want' }).click()
      await expect(page).toHaveURL(/\/login\?redirect=/)
      await page.goto('/register/social/google')
      await expect(
        page.getByText('This login took too long or was answered already.'),
      ).toBeFocused()
      await checkAccessibility(page)
    })
    await test.step('what is missing is said where it is', async () => {
      await page.goto('/login?redirect=/account-settings')
      await page.getByRole('button', { name: 'Sign in with Google' }).click()
      const username = page.getByLabel('Username')
      await expect(username).toHaveValue('Ada.Byron')
      await username.fill('member')
      await page.getByLabel('I accept the Terms of use').check()
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByText('This username is already taken.')).toBeVisible()
      await expect(username).toBeFocused()
      await page.getByLabel('I accept the Terms of use').uncheck()
      await username.fill('countess')
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByText('Please accept this to continue.')).toBeVisible()
      await expect(page.getByLabel('I accept the Terms of use')).toBeFocused()
    })
    await test.step('then the account is there, and one goes on where one wanted to', async () => {
      await page.keyboard.press('Space')
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page).toHaveURL(/\/account-settings$/)
      await expect(
        page.getByRole('region', { name: 'Social login' }).getByText('Connected as Ada Byron'),
      ).toBeVisible()
    })
  } finally {
    await site.changeSettings({ registration: { policies: [] } })
  }
})

test('speaks French, and keeps quiet buttons where they are to be compact', async ({
  openContext,
  checkAccessibility,
}) => {
  const page = await (
    await openContext({
      baseURL: site.baseUrl,
      locale: 'fr-FR',
      viewport: { width: 390, height: 844 },
    })
  ).newPage()
  provider.faults.deniesAccess = true
  await page.goto('/login')
  await page.getByRole('button', { name: 'Se connecter avec Google' }).click()
  await expect(page.getByText('La connexion avec Google a été annulée.')).toBeVisible()
  await site.changeSettings({ registration: { policies: [{ id: 'cgu', label: 'conditions' }] } })
  delete provider.faults.deniesAccess
  Object.assign(provider.person, {
    id: '511',
    name: 'Émilie Duval',
    email: 'emilie@elsewhere.example',
  })
  await page.getByRole('button', { name: 'Se connecter avec Facebook' }).click()
  await expect(page.getByRole('heading', { name: 'Créer un compte avec Facebook' })).toBeVisible()
  await expect(page.getByLabel('Nom d’utilisateur')).toHaveValue('Emilie.Duval')
  await expect(page.getByLabel(/J’accepte\s: conditions/)).toBeVisible()
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Ce n’est pas ce que je veux' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await site.changeSettings({ registration: { policies: [] } })
  await site.changeSettings({ social: { compact_buttons: true } })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Se connecter avec Google' })).toHaveText('')
  await checkAccessibility(page)
})
