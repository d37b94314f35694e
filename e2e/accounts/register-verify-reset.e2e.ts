import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, test as base } from '../fixtures.ts'
import { findMail } from '../mailbox.ts'
import { type StartedSite, startSite } from '../start-site.ts'

const PASSWORD = 'a quiet Horse 7'
const NEW_PASSWORD = 'another loud Cow 8'
const LAST_PASSWORD = 'one more silent Owl 9'

/** Quoted-printable, as far as links and codes need it. */
const codeIn = (mail: string) => /^(\d{6})\s*$/m.exec(mail)?.[1] ?? ''
const linkIn = (mail: string) =>
  /http:\/\/localhost:\d+\/password\/reset\/\S+/.exec(mail)?.[0] ?? ''

const START_MS = 240_000
const DOWNLOAD_MS = 30_000

// A site of its own: what it asks of everybody who registers would be in the way of other journeys.
const test = base.extend<object, { site: StartedSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      const site = await startSite({
        SMTP_URL: process.env.E2E_SMTP_URL ?? '',
        DEMO: 'off',
        ADMIN_EMAIL: 'admin@test.example',
        ADMIN_PASSWORD: PASSWORD,
      })
      await site.changeSettings({
        require_email_confirmation: true,
        recaptcha: { enable: { register: true, login: true } },
        recaptcha_secrets: { difficulty: 20_000 },
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ site }, use) => use(site.baseUrl),
})

async function fillRegistration(page: Page, name: string): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Email').fill(`${name}@test.example`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('a member registers, verifies the address, forgets the password, changes it, takes the data along and leaves', async ({
  page,
  checkAccessibility,
}) => {
  const name = `leaver-${Date.now().toString(36)}`
  const email = `${name}@test.example`

  // Registers as a human, and is let in no further than to the code.
  await fillRegistration(page, name)
  await expect(page.getByRole('group', { name: 'Human check' })).toBeVisible()
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Verify your email address' })).toBeVisible()
  await checkAccessibility(page)
  await page.goto('/account-settings')
  await expect(page.getByRole('heading', { name: 'Verify your email address' })).toBeVisible()
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Please enter the code of 6 digits from the mail.')).toBeVisible()
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByText('Too many attempts. Please try again later.')).toBeVisible()
  await page.getByLabel('Code').fill(codeIn(await findMail(email, /Your code for Mediatheque/)))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible()

  // Another password; the old one opens nothing any more.
  const panel = page.getByRole('region', { name: 'Password', exact: true })
  await expect(panel.getByRole('button', { name: 'Change password' })).toBeDisabled()
  await panel.getByLabel('Current password').fill('not the password')
  await panel.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await panel.getByLabel('Confirm the new password').fill(`${NEW_PASSWORD}!`)
  await expect(panel.getByText('The two passwords do not match.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Change password' })).toBeDisabled()
  await panel.getByLabel('Confirm the new password').fill(NEW_PASSWORD)
  await panel.getByRole('button', { name: 'Change password' }).click()
  await expect(panel.getByText('This password is not right.')).toBeVisible()
  await panel.getByLabel('Current password').fill(PASSWORD)
  await panel.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
  await checkAccessibility(page)
  await page.request.post('/auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } })
  await logIn(page, email, PASSWORD)
  await expect(
    page.getByText('This email address and this password do not belong together.'),
  ).toBeVisible()

  // Forgets it.
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(/\/forgot-password/)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(
    page.getByText(
      'If there is an account with this email address, we have just sent a link to it.',
    ),
  ).toBeVisible()
  await checkAccessibility(page)
  const link = linkIn(await findMail(email, /Choose a new password for Mediatheque/))
  await page.goto(link)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('New password', { exact: true }).fill(LAST_PASSWORD)
  await page.getByLabel('Confirm the new password').fill(LAST_PASSWORD)
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('Your password has been reset!')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)

  // The link works once.
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm the new password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(
    page.getByText('This link does not belong to this address, was used already, or is too old.'),
  ).toBeVisible()

  await logIn(page, email, LAST_PASSWORD)
  await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible()

  // Takes the data along, and leaves.
  await page.goto('/account-settings')
  const danger = page.getByRole('region', { name: 'Delete account' })
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: DOWNLOAD_MS }),
    danger.getByRole('link', { name: 'Download my data' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${name}-.*\\.json$`))
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    profile: { username: name, email },
  })
  await danger.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete my account' })
  const remove = dialog.getByRole('button', { name: 'Delete my account' })
  await expect(remove).toBeDisabled()
  await dialog.getByLabel(`Type ${name} to confirm`).fill(name)
  await checkAccessibility(page)
  await remove.click()
  const confirmation = page.getByRole('dialog', { name: 'Confirm your password' })
  await confirmation.getByLabel('Password', { exact: true }).fill(LAST_PASSWORD)
  await confirmation.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Account deleted')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login', exact: true }).first()).toBeVisible()
  await findMail(email, /Your account at Mediatheque was deleted/)
  await logIn(page, email, LAST_PASSWORD)
  await expect(
    page.getByText('This email address and this password do not belong together.'),
  ).toBeVisible()
})

test('nobody learns at a registration who has an account', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('Username').fill(`twin-${Date.now().toString(36)}`)
  await page.getByLabel('Email').fill('admin@test.example')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(
    page.getByText('We have sent a code of 6 digits to admin@test.example.'),
  ).toBeVisible()
  await findMail('admin@test.example', /You already have an account at Mediatheque/)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Login', exact: true }).first()).toBeVisible()
})

test('every policy has to be accepted, and the first that was not is where one goes on', async ({
  site,
  page,
  checkAccessibility,
}) => {
  await site.changeSettings({
    registration: {
      policies: [
        { id: 'terms', label: 'Terms of use' },
        { id: 'privacy', label: 'Privacy policy' },
      ],
    },
  })
  try {
    await fillRegistration(page, `agreeing-${Date.now().toString(36)}`)
    await page.getByLabel('I accept the Terms of use').check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Please accept this to continue.')).toHaveCount(1)
    await expect(page.getByLabel('I accept the Privacy policy')).toBeFocused()
    await checkAccessibility(page)
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name: 'Verify your email address' })).toBeVisible()
  } finally {
    await site.changeSettings({ registration: { policies: [] } })
  }
})

test('who cannot show to be human sends nothing', async ({ page }) => {
  await page.route('**/api/v1/human-check/challenge', (route) => route.abort())
  const sent: string[] = []
  page.on(
    'request',
    (request) => request.url().includes('/auth/register') && sent.push(request.url()),
  )
  await fillRegistration(page, `robot-${Date.now().toString(36)}`)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Could not verify you are human.')).toBeVisible()
  expect(sent).toEqual([])
})

test('mails and pages of a forgotten password speak French to who reads French', async ({
  openContext,
  checkAccessibility,
}) => {
  const page = await (
    await openContext({ locale: 'fr-FR', viewport: { width: 390, height: 844 } })
  ).newPage()
  const name = `lecteur-${Date.now().toString(36)}`
  const email = `${name}@test.example`
  await page.goto('/register')
  await page.getByLabel('Nom d’utilisateur').fill(name)
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirmez le mot de passe').fill(PASSWORD)
  await page.getByRole('button', { name: 'Créer le compte' }).click()
  await expect(page.getByRole('heading', { name: 'Vérifiez votre adresse e-mail' })).toBeVisible()
  await checkAccessibility(page)
  await page.getByLabel('Code').fill(codeIn(await findMail(email, /Votre code pour Mediatheque/)))
  await page.getByRole('button', { name: 'Vérifier' }).click()
  await expect(page.getByRole('heading', { name: 'Vérifiez votre adresse e-mail' })).toHaveCount(0)
  await page.request.post('/auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } })

  await page.goto('/forgot-password')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(page.getByText('S’il existe un compte avec cette adresse e-mail')).toBeVisible()
  const link = linkIn(await findMail(email, /Choisissez un nouveau mot de passe/))
  await page.goto(link)
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirmez le nouveau mot de passe').fill(NEW_PASSWORD)
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click()
  await expect(page.getByText('Votre mot de passe a été réinitialisé !')).toBeVisible()
})
