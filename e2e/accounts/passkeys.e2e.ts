import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures.ts'

const PASSWORD = 'Demo-1234!'

/** A device with a screen lock that is always opened, as Chromium plays it for tests. */
async function plugDeviceIn(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a passkey is made, renamed, used to log in, and deleted', async ({
  page,
  checkAccessibility,
}) => {
  await plugDeviceIn(page)
  await page.goto('/login?redirect=/account-settings')
  await page.getByLabel('Email', { exact: true }).fill('uploader@demo.example')
  await page.getByRole('button', { name: 'Continue' }).click()
  const panel = page.getByRole('region', { name: 'Passkeys' })
  await expect(panel.getByText('You have no passkeys yet.')).toBeVisible()

  await test.step('a name and the password come first', async () => {
    await panel.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(panel.getByText('Please enter a name for the passkey.')).toBeVisible()
    await panel.getByLabel('Name of the new passkey').fill('My laptop')
    await panel.getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm your password' })
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Passkey added')).toBeVisible()
    await expect(panel.getByRole('listitem')).toContainText('My laptop')
    await expect(panel.getByRole('listitem')).toContainText('Never used')
    await checkAccessibility(page)
  })

  await test.step('a device that has one makes no second', async () => {
    await panel.getByLabel('Name of the new passkey').fill('Again')
    await panel.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(
      page.getByText('This device has a passkey for your account already.'),
    ).toBeVisible()
  })

  await test.step('it gets another name', async () => {
    await panel.getByRole('button', { name: 'Rename the passkey My laptop' }).click()
    const dialog = page.getByRole('dialog', { name: 'Rename passkey' })
    await dialog.getByLabel('Name').fill('Old laptop')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(panel.getByRole('listitem')).toContainText('Old laptop')
  })

  await test.step('it opens the account without a password', async () => {
    await page.getByRole('button', { name: 'Account of uploader' }).click()
    await page.getByRole('button', { name: 'Log out', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Login', exact: true }).first()).toBeVisible()
    await page.goto('/login?redirect=/account-settings')
    await checkAccessibility(page)
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await expect(page).toHaveURL(/\/account-settings$/)
    await expect(page.getByRole('button', { name: 'Account of uploader' })).toBeVisible()
    await expect(panel.getByRole('listitem')).toContainText('Last used')
  })

  await test.step('deleted it opens nothing', async () => {
    await panel.getByRole('button', { name: 'Delete the passkey Old laptop' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete passkey' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm your password' })
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Passkey deleted')).toBeVisible()
    await expect(panel.getByText('You have no passkeys yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Account of uploader' }).click()
    await page.getByRole('button', { name: 'Log out', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Login', exact: true }).first()).toBeVisible()
    await page.goto('/login')
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await expect(page.getByText('This passkey opens no account here.')).toBeVisible()
  })
})
