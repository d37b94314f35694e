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
