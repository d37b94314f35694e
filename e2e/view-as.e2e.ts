import { expect, test } from './fixtures.ts'

test('an administrator sees the site as a role, changes nothing, and stops', async ({
  login,
  checkAccessibility,
}) => {
  const admin = await login('admin')
  await admin.goto('/admin/roles')
  await admin.getByRole('button', { name: 'See the site as Member' }).click()
  const bar = admin.getByRole('region', { name: 'You see the site as Member' })
  await expect(bar).toBeVisible()
  await expect(admin).toHaveURL(/\/$/)
  await checkAccessibility(admin)
  await admin.goto('/admin/roles')
  await expect(admin.getByRole('heading', { name: 'Roles' })).toHaveCount(0)
  await expect(bar).toBeVisible()

  const next = await admin.context().newPage()
  await next.goto('/')
  await expect(next.getByRole('region', { name: 'You see the site as Member' })).toBeVisible()
  await bar.getByRole('button', { name: 'Stop seeing the site as Member' }).press('Enter')
  await expect(bar).toHaveCount(0)
  await expect(next.getByRole('region', { name: 'You see the site as Member' })).toHaveCount(0)
  await next.close()

  await admin.goto('/admin/roles')
  await admin.getByRole('link', { name: 'Guest', exact: true }).click()
  await admin.getByRole('button', { name: 'See the site as this role' }).click()
  await expect(admin.getByRole('link', { name: 'Login' }).first()).toBeVisible()
  await checkAccessibility(admin)
  await admin.getByRole('button', { name: 'Stop seeing the site as Guest' }).click()
  await expect(admin.getByRole('button', { name: 'Notifications' })).toBeVisible()
})
