import { expect, test } from './fixtures.ts'

test('a moderator changes several titles at once, and all that a search finds', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('moderator')
  const mark = `Word ${Date.now()}`
  await page.goto('/admin/titles?query=Felix')
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') })
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.getByRole('checkbox', { name: /^Select all/ }).click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = page.getByRole('dialog')

  await test.step('nothing said is nothing to be shown', async () => {
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.getByText('Please say what is to be changed.')).toBeVisible()
    await checkAccessibility(page)
  })

  await test.step('what becomes of each title is shown before', async () => {
    await dialog.getByRole('combobox', { name: 'Add keywords' }).fill(mark)
    await dialog.getByRole('textbox', { name: 'Certification' }).fill('12')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.getByRole('list', { name: 'Preview' })).toContainText(mark)
    await expect(dialog.getByRole('button', { name: /^Change / })).toBeFocused()
    await checkAccessibility(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Changed \d+ titles?$|^Changed 1 title$/)).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('it is so with each of them', async () => {
    await expect(rows.first()).toBeVisible()
    const found = await page.request.get(
      '/api/v1/title-records?query=Felix&perPage=15&lang=en&page=1',
    )
    const [{ id }] = (await found.json()).pagination.data
    const parts = await page.request.get(`/api/v1/titles/${id}/parts?lang=en`)
    const { keywords, locks } = await parts.json()
    expect(keywords.map(({ name }: { name: string }) => name)).toContain(mark)
    expect(locks).toContain('keywords')
  })
})
