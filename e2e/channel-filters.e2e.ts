import { expect, test } from './fixtures.ts'

test('a visitor narrows a list by several things at once, sees how many are left, and takes them back by the keyboard', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/movies')
  const filters = page.getByRole('button', { name: /^Filters/ })
  await filters.click()
  const panel = page.getByRole('dialog', { name: 'Filters' })
  const genres = panel.getByRole('group', { name: 'Genre' })
  const drama = genres.getByRole('checkbox', { name: /^Drama/ })
  await expect(drama).toBeVisible()
  await checkAccessibility(page)
  // The number beside a choice is the number of titles that are there after it.
  const words = await genres.locator('label', { hasText: /^Drama/ }).innerText()
  const promised = /(\d+)\s+titles? found/.exec(words.replace(/\s+/g, ' '))?.[1]
  expect(Number(promised)).toBeGreaterThan(1)
  // On a slow line the answer is waited for with all that is open in place.
  await page.route(/\/api\/v1\/channel\/movies\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await drama.check()
  await expect(page).toHaveURL(/genre=drama/)
  await expect(page.locator('main [aria-busy=true]')).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await expect(drama).toBeFocused()
  await page.unroute(/\/api\/v1\/channel\/movies\?/)
  await expect(panel.getByRole('button', { name: `Show ${promised} titles` })).toBeVisible()
  await panel
    .getByRole('group', { name: 'Year' })
    .getByRole('button', { name: /^1920–1929/ })
    .click()
  await expect(page).toHaveURL(/year_from=1920&year_to=1929/)
  await panel
    .getByRole('textbox', { name: 'From' })
    .or(panel.getByRole('spinbutton', { name: 'From' }))
    .nth(2)
    .fill('30')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/runtime_from=30/)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Filters 3 chosen' })).toBeFocused()
  await checkAccessibility(page)

  const chips = page
    .getByRole('list', { name: 'Chosen filters' })
    .getByRole('button', { name: /^Remove/ })
  await expect(chips).toHaveCount(3)
  await chips.first().focus()
  await page.keyboard.press('Enter')
  await expect(chips).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Remove the filter 1920–1929' })).toBeFocused()
  await page.getByRole('button', { name: 'Clear all filters' }).press('Enter')
  await expect(page).toHaveURL(/\/movies$/)
  await expect(filters).toBeFocused()

  // The way back goes through what was chosen.
  await page.goBack()
  await expect(chips).toHaveCount(2)
  await page.reload()
  await expect(chips).toHaveCount(2)
})

test('on a phone filters and orders rise from below, and what an address asks for in vain is said', async ({
  openContext,
  checkAccessibility,
}) => {
  const phone = await (
    await openContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  ).newPage()
  await phone.goto('/movies?genre=nonsense,drama&quality=x&year_from=soon')
  await expect(
    phone.getByRole('button', { name: 'Remove the filter Unknown: nonsense' }),
  ).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Remove the filter Drama' })).toBeVisible()
  await expect(phone.getByText('Nothing matches these filters')).toBeVisible()
  await phone.getByRole('button', { name: 'Filters 2 chosen' }).click()
  const panel = phone.getByRole('dialog', { name: 'Filters' })
  await expect(panel.getByRole('checkbox', { name: /^Drama/ })).toBeChecked()
  await expect
    .poll(async () => {
      const box = (await panel.boundingBox())!
      return [box.x, box.width, Math.round(box.y + box.height)]
    })
    .toEqual([0, 390, 844])
  await checkAccessibility(phone)
  await panel.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(phone).toHaveURL(/\/movies$/)
  await panel.getByRole('button', { name: /^Show \d+ titles/ }).click()

  await phone.getByRole('button', { name: /Most popular/ }).click()
  await phone
    .getByRole('dialog', { name: 'Sort by' })
    .getByRole('button', { name: 'A to Z' })
    .click()
  await expect(phone).toHaveURL(/order=name/)
  await expect(phone.getByRole('dialog')).toHaveCount(0)
})
