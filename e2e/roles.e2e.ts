import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

const PASSWORD = 'Demo-1234!'

async function confirm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm your password' })
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
}

test('an administrator defines a role, compares it with another, and deletes it', async ({
  login,
  checkAccessibility,
}) => {
  const admin = await login('admin')
  const name = `Archivists ${Date.now()}`
  await admin.goto('/admin/roles')
  await expect(admin.getByRole('heading', { name: 'Roles', level: 1 })).toBeVisible()
  await checkAccessibility(admin)
  await admin.getByRole('link', { name: 'New role' }).click()
  await admin.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await admin.getByRole('checkbox', { name: 'Edit people' }).check()
  await admin.getByRole('checkbox', { name: 'Make lists' }).check()
  await admin.getByRole('textbox', { name: 'Lists at a time' }).fill('3')
  await admin.getByRole('combobox', { name: 'Compare with' }).click()
  await admin.getByRole('option', { name: 'Member', exact: true }).click()
  await expect(admin.getByText('added to Member').first()).toBeVisible()
  await expect(admin.getByText('other limits than Member')).toBeVisible()
  await checkAccessibility(admin)
  await admin.getByRole('button', { name: 'Save', exact: true }).click()
  await confirm(admin)
  await expect(admin).toHaveURL(/\/admin\/roles$/)

  await admin.getByRole('link', { name, exact: true }).click()
  await expect(admin.getByRole('checkbox', { name: 'Edit people' })).toBeChecked()
  await admin.getByRole('checkbox', { name: 'Edit people' }).uncheck()
  await admin.keyboard.press('Control+s')
  await expect(admin.getByText('Role saved')).toBeVisible()
  await admin.getByRole('button', { name: 'Delete role' }).click()
  const dialog = admin.getByRole('dialog', { name: `Delete the role ${name}?` })
  await expect(dialog.getByText('Nobody has it.')).toBeVisible()
  await checkAccessibility(admin)
  await dialog.getByRole('button', { name: 'Delete role' }).click()
  await expect(admin).toHaveURL(/\/admin\/roles$/)
  await expect(admin.getByRole('link', { name, exact: true })).toHaveCount(0)
})
