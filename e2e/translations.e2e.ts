import { expect, test } from './fixtures.ts'

// A line that other journeys do not read: it stands on this page alone.
const ENGLISH = 'Other words find other lines.'

test('an administrator changes a line, which is shown at once, and has what ships back', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('admin')
  await page.goto('/admin/localizations')
  await expect(page.getByRole('heading', { name: 'Localizations', level: 1 })).toBeVisible()
  await checkAccessibility(page)
  await page.getByRole('link', { name: 'Translate English' }).click()
  await page.getByRole('searchbox', { name: 'Search lines' }).fill(ENGLISH)
  await page.getByRole('button', { name: 'Search', exact: true }).last().click()
  const line = page.getByRole('listitem').filter({ hasText: ENGLISH })
  const field = line.getByRole('textbox', { name: 'Translation' })
  await field.fill('Other words for :nobody')
  await expect(line.getByText('The English line has no :nobody.')).toBeVisible()
  await expect(line.getByRole('button', { name: 'Save' })).toBeDisabled()
  await field.fill('Try other words.')
  await checkAccessibility(page)
  await line.getByRole('button', { name: 'Save' }).click()
  await expect(line.getByText('Changed here')).toBeVisible()

  await page.goto('/admin/localizations/en/translate?query=nothing-of-the-kind')
  await expect(page.getByText('Try other words.')).toBeVisible()
  await page.goto('/admin/localizations/en/translate?state=changed')
  await page.getByRole('button', { name: 'Back to what ships' }).first().click()
  await expect(page.getByText('1 line was saved')).toBeVisible()
})
