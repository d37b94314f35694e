import { expect, test } from './fixtures.ts'

test('an administrator sees what the site does by itself, and runs a job of it', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('admin')
  await page.goto('/admin/logs')
  await expect(page).toHaveURL(/\/admin\/logs\/schedule$/)
  const job = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Forget what visitors played' }) })
  await expect(job).toContainText('Every hour, at 5 past')
  await checkAccessibility(page)
  await job.getByRole('button', { name: /^Run now/ }).click()
  await expect(page.getByText(/The job (was started|is underway already)/)).toBeVisible()
  await expect(job.getByText('Went well')).toBeVisible({ timeout: 25_000 })
  await job.getByRole('button', { name: /^Runs of / }).click()
  const runs = page.getByRole('dialog', { name: 'Forget what visitors played' })
  await expect(runs.getByRole('row').nth(1)).toContainText('Went well')
  await checkAccessibility(page)
  await runs.getByRole('button', { name: 'Close' }).click()

  const parts = page.getByRole('navigation', { name: 'Parts of the logs' })
  await parts.getByRole('link', { name: 'Queue', exact: true }).click()
  await expect(page.getByRole('radio', { name: /^Waiting/ })).toBeChecked()
  await page.getByText(/^Failed/).click()
  await expect(page).toHaveURL(/state=failed/)
  await checkAccessibility(page)
  await parts.getByRole('link', { name: 'Errors', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Download log' })).toBeVisible()
  await checkAccessibility(page)

  await parts.getByRole('link', { name: 'Outgoing mail', exact: true }).click()
  await expect(page.getByText('What the site wrote to whom, and what became of it.')).toBeVisible()
  await checkAccessibility(page)
  await parts.getByRole('link', { name: 'Notifications', exact: true }).click()
  await page.getByText('90 days', { exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/logs\/notifications\?days=90$/)
  await expect(page.getByText(/^Counted: /)).toBeVisible()
  await checkAccessibility(page)
})
