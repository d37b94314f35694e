import { expect, test } from './fixtures.ts'

test('an administrator sees how everything is that the site stands on', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('admin')
  await page.goto('/admin/health')
  await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible()
  const part = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(part('Database')).toContainText('Connections taken')
  await expect(part('Disk of the data')).toContainText('Free space')
  await expect(part('Release and upgrade')).toContainText('PostgreSQL')
  await expect(part('Outgoing mail')).toContainText('Not delivered in the last day')
  await checkAccessibility(page)
  await part('Caches').getByRole('button', { name: 'Clear the caches' }).click()
  await expect(page.getByText('The caches are empty')).toBeVisible()
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(page.getByRole('button', { name: 'Look again' })).toBeEnabled()
  await expect(part('Caches')).toContainText('All well')
  await part('Jobs in line').getByRole('link', { name: 'Queue', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/logs\/queue/)
})
