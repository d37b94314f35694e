import { expect, test } from './fixtures.ts'

test('an administrator adds a language, which readers choose once it is switched on, and deletes it', async ({
  login,
  page: reader,
  checkAccessibility,
}) => {
  const page = await login('admin')
  await page.goto('/admin/localizations')
  await page.getByRole('button', { name: 'Add a language' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a language' })
  await adding.getByRole('combobox', { name: 'Language', exact: true }).fill('Catal')
  await page.getByRole('option', { name: 'Catalan (ca)' }).click()
  await expect(adding.getByRole('textbox', { name: 'Name' })).toHaveValue('Català')
  await adding.getByRole('combobox', { name: 'Begin with the lines of' }).click()
  const sources = page.getByRole('listbox', { name: 'Begin with the lines of' })
  await sources.getByRole('option', { name: 'Français' }).click()
  await checkAccessibility(page)
  await adding.getByRole('button', { name: 'Add a language' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Català' })
  await expect(row.getByText('Not offered to readers')).toBeVisible()
  await checkAccessibility(page)

  await row.getByRole('button', { name: 'Edit Català' }).click()
  const editing = page.getByRole('dialog', { name: 'Català' })
  await editing.getByRole('switch', { name: 'Readers may choose it' }).check()
  await checkAccessibility(page)
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('Not offered to readers')).toBeHidden()

  // Of this browser alone: other journeys read the site in their own languages.
  await reader.goto('/contact')
  await reader.getByRole('combobox', { name: 'Language', exact: true }).selectOption('ca')
  await expect(reader.locator('html')).toHaveAttribute('lang', 'ca')
  await expect(reader.getByRole('combobox', { name: 'Langue', exact: true })).toHaveValue('ca')
  await reader.reload()
  await expect(reader.locator('html')).toHaveAttribute('lang', 'ca')

  await row.getByRole('button', { name: 'Delete Català' }).click()
  const question = page.getByRole('dialog', { name: 'Delete the language “Català”?' })
  await expect(question).toContainText('translated lines are lost for good')
  await checkAccessibility(page)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeHidden()
  await reader.reload()
  await expect(reader.locator('html')).toHaveAttribute('lang', 'en')
})
