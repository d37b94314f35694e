import { expect, test } from './fixtures.ts'

test('an administrator grants a plan, gives it another end and ends it', async ({
  login,
  checkAccessibility,
}) => {
  const admin = await login('admin')
  await admin.goto('/admin/subscriptions')
  await admin.getByRole('button', { name: 'Grant a plan' }).click()
  const granting = admin.getByRole('dialog', { name: 'Grant a plan' })
  await granting.getByLabel('Username').fill('uploader')
  await granting.getByRole('combobox', { name: 'Plan and price' }).click()
  await admin.getByRole('option', { name: /Patron · €9 per month/ }).click()
  await checkAccessibility(admin)
  await granting.getByRole('button', { name: 'Grant a plan' }).click()
  const row = admin.getByRole('row').filter({ hasText: 'Patron' }).first()
  await expect(row).toContainText('Renews')
  await checkAccessibility(admin)

  await row.getByRole('button', { name: /^Change the end of Patron/ }).click()
  const extending = admin.getByRole('dialog')
  await extending.getByLabel('Last day').fill('2040-12-31')
  await extending.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('2040')
  await row.getByRole('button', { name: /^End Patron/ }).click()
  await checkAccessibility(admin)
  await admin.getByRole('dialog').getByRole('button', { name: 'End at once' }).click()
  await expect(row).toContainText('Over')
})
