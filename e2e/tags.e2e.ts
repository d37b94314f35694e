import { expect, test } from './fixtures.ts'

test('an administrator adds a tag and gives it to an article, and readers narrow the news by it', async ({
  login,
  checkAccessibility,
  browser,
}) => {
  const admin = await login('admin')
  const name = `Reels ${Date.now()}`
  await admin.goto('/admin/tags')
  await expect(admin.getByRole('heading', { name: 'Tags', level: 1 })).toBeVisible()
  await admin.getByRole('button', { name: 'Add a tag' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Add a tag' })
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await checkAccessibility(admin)
  await dialog.getByRole('button', { name: 'Add a tag' }).click()
  await expect(admin.getByText(name, { exact: true })).toBeVisible()
  await checkAccessibility(admin)

  await admin.goto('/admin/news')
  const article = 'Games that their authors gave away'
  await admin.getByRole('link', { name: article, exact: true }).click()
  // The page is as long as it will be: what grows above an open list moves the list away from the pointer.
  await expect(admin.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible()
  await expect(admin.getByRole('textbox', { name: 'Text in French' })).toBeVisible()
  await admin.getByRole('combobox', { name: 'Tags', exact: true }).fill(name)
  await admin.getByRole('option', { name, exact: true }).click()
  await admin.keyboard.press('Escape')
  await checkAccessibility(admin)
  await admin.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(admin).toHaveURL(/\/admin\/news$/)

  const visitor = await browser.newPage()
  await visitor.goto(new URL('/news', admin.url()).href)
  await visitor.getByRole('link', { name, exact: true }).click()
  await expect(visitor.getByRole('heading', { name: `News: ${name}` })).toBeVisible()
  await checkAccessibility(visitor)
  await visitor.getByRole('link', { name: article }).click()
  await expect(
    visitor.getByRole('navigation', { name: 'Tags of this article' }).getByRole('link', { name }),
  ).toBeVisible()
  await checkAccessibility(visitor)
  await visitor.close()
})
