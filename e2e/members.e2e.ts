import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { findMail } from './mailbox.ts'

const PASSWORD = 'Demo-1234!'
const CHOSEN = 'Nine violet lanterns 3'
const linkIn = (mail: string) =>
  /http:\/\/localhost:\d+\/password\/reset\/\S+/.exec(mail)?.[0] ?? ''

/** Answers the question for the password, where it was not confirmed lately. */
async function confirm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm your password' })
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
}

test('an administrator invites somebody, who chooses a password and comes in, and deletes the account', async ({
  login,
  page: guest,
  checkAccessibility,
}) => {
  const admin = await login('admin')
  const username = `nina-${Date.now()}`
  const email = `${username}@test.example`
  await admin.goto('/admin/users')
  await expect(admin.getByRole('heading', { name: 'Members', level: 1 })).toBeVisible()
  await checkAccessibility(admin)
  await admin.getByRole('link', { name: 'New member' }).click()
  await admin.getByRole('textbox', { name: 'Email address' }).fill(email)
  await admin.getByRole('textbox', { name: 'Username' }).fill(username)
  await admin.getByRole('textbox', { name: 'First name' }).fill('Nina')
  await admin.getByRole('checkbox', { name: 'Uploader' }).check()
  await checkAccessibility(admin)
  await admin.getByRole('button', { name: 'Invite', exact: true }).click()
  await confirm(admin)
  await expect(admin).toHaveURL(/\/admin\/users$/)

  const link = linkIn(await findMail(email, /You are invited to Mediatheque/))
  await guest.goto(link)
  await guest.getByLabel('New password', { exact: true }).fill(CHOSEN)
  await guest.getByLabel('Confirm the new password').fill(CHOSEN)
  await guest.getByRole('button', { name: 'Reset password' }).click()
  await expect(guest.getByText('Your password has been reset!')).toBeVisible()
  // The form of a demonstration fills itself in when it is first shown.
  await guest.goto('/login')
  await guest.getByLabel('Email', { exact: true }).fill(email)
  await guest.getByLabel('Password', { exact: true }).fill(CHOSEN)
  await guest.getByRole('button', { name: 'Continue' }).click()
  await expect(guest.getByRole('button', { name: /^Account of/ })).toBeVisible()

  await admin.goto(`/admin/users?query=${username}`)
  const row = admin.getByRole('row', { name: 'Nina' })
  await expect(row).toContainText('Uploader')
  await expect(row).toContainText(email)
  await row.getByRole('link', { name: 'Nina', exact: true }).click()
  await expect(admin.getByRole('heading', { name: 'Nina', level: 1 })).toBeVisible()
  await admin.getByRole('textbox', { name: 'Last name' }).fill('Simone')
  await admin.keyboard.press('Control+s')
  await expect(admin.getByRole('heading', { name: 'Nina Simone', level: 1 })).toBeVisible()
  await checkAccessibility(admin)
  const tabs = admin.getByRole('navigation', { name: 'Parts of the account' })
  await tabs.getByRole('link', { name: 'Permissions' }).click()
  await admin.getByRole('checkbox', { name: 'Team' }).check()
  await expect(admin.getByText('From Uploader, Team').first()).toBeVisible()
  await checkAccessibility(admin)
  await admin.keyboard.press('Control+s')
  await expect(admin.getByText('Rights saved')).toBeVisible()
  await tabs.getByRole('link', { name: 'Security' }).click()
  await checkAccessibility(admin)
  await admin.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(admin.getByText('Nowhere at the moment.')).toBeVisible()
  await tabs.getByRole('link', { name: 'Dates' }).click()
  await admin.getByRole('switch', { name: 'Premium, given by the team' }).check()
  await checkAccessibility(admin)
  await admin.keyboard.press('Control+s')
  await expect(admin.getByText('Member saved')).toBeVisible()
  await tabs.getByRole('link', { name: 'Access tokens' }).click()
  await expect(admin.getByText('No access tokens.')).toBeVisible()
  await checkAccessibility(admin)
  await admin.getByRole('button', { name: 'Delete member' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Delete Nina Simone?' })
  await checkAccessibility(admin)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(admin).toHaveURL(/\/admin\/users$/)
  await admin.goto(`/admin/users?query=${username}`)
  await expect(admin.getByText('No matching members found')).toBeVisible()
})
