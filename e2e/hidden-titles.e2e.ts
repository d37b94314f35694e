import { expect, test } from './fixtures.ts'

test('a moderator hides titles that were brought in too early, and shows them again', async ({
  login,
  checkAccessibility,
  browser,
}) => {
  const page = await login('moderator')
  const mark = `Early ${Date.now()}`
  const paths: string[] = []
  for (const part of ['first', 'second']) {
    const made = await page.request.post('/api/v1/titles', {
      data: { name: `${mark} ${part}`, type: 'movie' },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(made.status()).toBe(201)
    paths.push(`/titles/${(await made.json()).title.id}`)
  }
  const guest = await browser.newContext()
  const statusFor = async (path: string) => (await guest.request.get(path)).status()
  expect(await statusFor(paths[0]!)).toBe(200)

  await test.step('both are hidden from everybody', async () => {
    await page.goto(`/admin/titles?query=${encodeURIComponent(mark)}`)
    await expect(page.getByRole('rowheader')).toHaveCount(2)
    await page.getByRole('checkbox', { name: /^Select all/ }).click()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: 'Hide from everybody' }).press('Space')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.getByRole('list', { name: 'Preview' })).toContainText('Visibility')
    await dialog.getByRole('button', { name: /^Change / }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('rowheader')).toHaveCount(0)
    for (const path of paths) expect(await statusFor(path)).toBe(404)
  })

  await test.step('they are listed apart, and one entry of the navigation says where one is', async () => {
    const navigation = page.getByRole('navigation', { name: 'Areas of the administration' })
    await navigation.getByRole('link', { name: 'Hidden titles' }).click()
    await expect(page.getByRole('heading', { name: 'Hidden titles', level: 1 })).toBeVisible()
    await expect(navigation.locator('[aria-current=page]')).toHaveText('Hidden titles')
    await page.getByRole('searchbox', { name: 'Search titles' }).fill(mark)
    await expect(page.getByRole('rowheader')).toHaveCount(2)
    await checkAccessibility(page)
  })

  await test.step('and are shown again with their addresses', async () => {
    await page.getByRole('checkbox', { name: /^Select all/ }).click()
    await page.getByRole('button', { name: 'Show again' }).click()
    await expect(page.getByText('2 titles are shown again')).toBeVisible()
    await expect(page.getByRole('rowheader')).toHaveCount(0)
    for (const path of paths) expect(await statusFor(path)).toBe(200)
  })
  await guest.close()
})
