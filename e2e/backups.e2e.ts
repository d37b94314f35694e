import { readFileSync } from 'node:fs'
import { expect, test } from './fixtures.ts'

const PASSWORD = 'Demo-1234!'

test('an administrator makes a backup, which is read to its end, takes it away and deletes it', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('admin')
  await page.goto('/admin/backups')
  await expect(page.getByRole('heading', { level: 1, name: 'Backups' })).toBeVisible()
  await page.getByRole('button', { name: 'Make a backup', exact: true }).click()
  const backup = page.getByRole('listitem').filter({ hasText: 'Whole: read to its end' }).first()
  await expect(backup).toContainText('Checksum', { timeout: 15_000 })
  await expect(backup).toContainText('Last read to its end')
  await checkAccessibility(page)
  await backup.getByRole('button', { name: /^Download/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm your password' })
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Confirm', exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^\d{4}-[\d-]+[0-9a-f]{4}\.tar$/)
  const archive = readFileSync(await download.path())
  expect(archive.length % 512).toBe(0)
  expect(archive.includes('/manifest.json')).toBe(true)
  await expect(backup).toContainText('Last downloaded')
  await backup.getByRole('button', { name: /^Delete/ }).click()
  const asked = page.getByRole('dialog', { name: /^Delete the backup of/ })
  await asked.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('The backup was deleted')).toBeVisible()
})
