import { expect, test } from './fixtures.ts'

test('a member finds what they follow, leaves it, and thinks better of that', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('subscriber')
  await page.goto('/following')
  await expect(page.getByText('You follow no titles yet')).toBeVisible()
  await checkAccessibility(page)
  for (const path of ['/titles/1', '/get-user/uploader', '/people/1', '/lists/1']) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Follow', exact: true }).first().click()
    await expect(page.getByRole('button', { name: 'Following', exact: true })).toBeVisible()
  }
  await page.goto('/following')
  const shown = page.getByRole('region', { name: 'Titles' }).getByRole('listitem')
  await expect(shown).toHaveCount(1)
  await checkAccessibility(page)
  await shown.getByRole('button', { name: /^Unfollow/ }).click()
  await expect(page.getByText('You follow no titles yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shown).toHaveCount(1)
  for (const kind of ['People', 'Lists', 'Members']) {
    await page
      .getByRole('navigation', { name: 'What I follow' })
      .getByRole('link', { name: kind })
      .click()
    const rows = page.getByRole('region', { name: kind }).getByRole('button', { name: /^Unfollow/ })
    await expect(rows).toHaveCount(1)
    await checkAccessibility(page)
  }
})
