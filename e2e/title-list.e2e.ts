import { expect, test } from './fixtures.ts'

test('an administrator narrows the list of titles by keyboard, and finds it so again', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('admin')
  await page.goto('/admin/titles')
  const grid = page.getByRole('grid', { name: 'Titles' })
  await expect(grid).toBeVisible()
  await checkAccessibility(page)
  const { keyboard } = page

  await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Type', exact: true }).press('Enter')
  await page.getByLabel('Type', { exact: true }).first().focus()
  await keyboard.type('Docu')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await page.getByRole('button', { name: 'Apply' }).press('Enter')
  const chip = page.getByRole('button', { name: 'Change the filter Type is Documentary' })
  await expect(chip).toBeVisible()
  await expect(grid.getByRole('gridcell', { name: 'Emulation' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Genres' }).press('Enter')
  await checkAccessibility(page)
  await keyboard.press('Escape')

  // As the first view of the list: whoever comes back by the navigation finds it before anything else.
  await page.getByRole('button', { name: 'Saved views' }).first().click()
  await page.getByRole('menuitem', { name: 'Save as a new view' }).click()
  const dialog = page.getByRole('dialog', { name: 'New view' })
  await dialog.getByLabel('Name').fill('Documentaries')
  await dialog.getByLabel('Open the list with this view').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'View: Documentaries' })).toBeVisible()
  const navigation = page.getByRole('navigation', { name: 'Administration' })
  for (const time of [1, 2]) {
    await navigation.getByRole('link', { name: 'History' }).click()
    await expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeVisible()
    await navigation.getByRole('link', { name: 'Titles', exact: true }).click()
    await expect(chip, `visit ${time}`).toBeVisible()
  }
  // Taking it away is not coming in again.
  await page.getByRole('button', { name: 'Remove the filter Type' }).click()
  await expect(chip).toBeHidden()
  await expect(page).toHaveURL(/\/admin\/titles$/)
  // Nor does the server first send what it is not.
  const document = await page.request.get('/admin/titles')
  expect(document.url()).toContain('filters=')
})
