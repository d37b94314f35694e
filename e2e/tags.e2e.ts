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

test('a tag becomes part of another by keyboard, and who did it goes on beside it', async ({
  login,
  checkAccessibility,
}) => {
  const admin = await login('admin')
  const mark = Date.now()
  const [kept, gone] = [`Serials ${mark}`, `Serial ${mark}`]
  for (const name of [kept, gone]) {
    const data = { name, name_fr: '' }
    const headers = { 'sec-fetch-site': 'same-origin' }
    const made = await admin.request.post('/api/v1/tags', { headers, data })
    expect(made.status(), await made.text()).toBe(201)
  }
  const failed: string[] = []
  admin.on('response', (answer) => {
    if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`)
  })
  await admin.goto(`/admin/tags?query=${mark}`)
  await admin.getByRole('button', { name: `Merge “${gone}” into another` }).focus()
  await admin.keyboard.press('Enter')
  const dialog = admin.getByRole('dialog', { name: `Merge “${gone}” into another` })
  await expect(dialog.getByRole('combobox', { name: 'Becomes part of' })).toBeFocused()
  await admin.keyboard.type(kept)
  const offered = admin.getByRole('listbox', { name: 'Becomes part of' }).getByRole('option')
  await expect(offered).toHaveCount(1)
  await admin.keyboard.press('ArrowDown')
  await admin.keyboard.press('Enter')
  await expect(dialog.getByText(`“${gone}” goes;`, { exact: false })).toBeVisible()
  await checkAccessibility(admin)
  await dialog.getByRole('button', { name: 'Merge', exact: true }).focus()
  await admin.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(admin.getByText(`Merged into “${kept}”`)).toBeVisible()
  const list = admin.getByRole('grid')
  await expect(list.getByText(gone, { exact: true })).toHaveCount(0)
  await expect(list.locator(':focus')).toHaveCount(1)
  expect(failed).toEqual([])
})
