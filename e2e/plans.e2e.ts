import { expect, test } from './fixtures.ts'

test('an administrator makes a plan, moves its features by keyboard, and visitors find it among the plans', async ({
  login,
  checkAccessibility,
  browser,
}) => {
  const admin = await login('admin')
  await admin.goto('/admin/plans')
  await expect(admin.getByRole('link', { name: 'Supporter', exact: true })).toBeVisible()
  await checkAccessibility(admin)
  await admin.getByRole('link', { name: 'New plan' }).click()
  await admin.getByLabel('Name', { exact: true }).fill('Benefactor')
  for (const text of ['Second', 'First']) {
    await admin.getByRole('button', { name: 'Add a feature' }).click()
    await admin.getByLabel(text === 'Second' ? 'Feature 1' : 'Feature 2').fill(text)
  }
  await admin.getByRole('button', { name: /Move “First”/ }).press('ArrowUp')
  await expect(admin.getByLabel('Feature 1')).toHaveValue('First')
  await admin.getByRole('button', { name: 'Add a price' }).click()
  const monthly = admin.getByRole('group', { name: 'Price 1' })
  await monthly.getByLabel('Amount').fill('10')
  await admin.getByRole('button', { name: 'Add a price' }).click()
  await admin.getByRole('group', { name: 'Price 2' }).getByLabel('Amount').fill('100.5')
  await checkAccessibility(admin)
  await admin.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(admin).toHaveURL(/\/admin\/plans$/)
  const row = admin.getByRole('row', { name: /Benefactor/ })
  await expect(row).toContainText('€10 per month')

  const visitor = await browser.newPage()
  await visitor.goto(new URL('/pricing', admin.url()).href)
  const card = visitor.getByRole('listitem').filter({ hasText: 'Benefactor' }).first()
  await expect(card).toContainText('€100.50 per year')
  await visitor.getByText('Monthly', { exact: true }).click()
  await expect(card).toContainText('€10 per month')
  await expect(card.getByRole('listitem')).toHaveText(['First', 'Second'])
  await checkAccessibility(visitor)
  await visitor.close()

  await row.getByRole('checkbox').check()
  await admin.getByRole('button', { name: 'Delete', exact: true }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(row).toHaveCount(0)
})

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
