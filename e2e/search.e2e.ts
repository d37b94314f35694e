import { expect, test } from './fixtures.ts'

test('a visitor searches by keyboard: what is trending, what fits, what was searched for before', async ({
  page,
  checkAccessibility,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/search/')) asked.push(request.url())
  })
  await page.goto('/movies')
  const box = page.getByRole('banner').getByRole('combobox')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await checkAccessibility(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('/')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('')
  const options = page.getByRole('banner').getByRole('option')
  const trending = page.getByRole('group', { name: 'Trending' })
  await expect(trending.getByRole('option').first()).toBeVisible()
  await checkAccessibility(page)

  // An empty query and a lone dot are no questions.
  await box.fill('.')
  await page.waitForTimeout(500)
  expect(asked).toEqual([])

  await box.fill('metro')
  const titles = page.getByRole('group', { name: 'Titles' })
  await expect(titles.getByRole('option', { name: /^Metropolis/ })).toBeVisible()
  await expect(titles.locator('mark').first()).toHaveText(/^Metro$/i)
  await checkAccessibility(page)

  // Home and End go to the first and the last one once one is chosen; Escape closes the list, and keeps what was typed.
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await expect(options.last()).toHaveText('See all results for “metro”')
  await page.keyboard.press('Home')
  const active = await box.getAttribute('aria-activedescendant')
  await expect(options.first()).toHaveAttribute('id', active!)
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(box).toHaveValue('metro')
  await expect(box).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/metro$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “metro”')

  // What was searched for comes first the next time, and can be forgotten.
  await page.goto('/movies')
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(box).toBeFocused({ timeout: 500 })
  }).toPass()
  const recent = page.getByRole('group', { name: 'Recent searches' })
  await expect(recent.getByRole('option').first()).toHaveText('metro')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  await expect(recent).toHaveCount(0)
  await page.reload()
  await box.click()
  await expect(trending.getByRole('option').first()).toBeVisible()
  await expect(recent).toHaveCount(0)
})

test('results are told apart by tabs, narrowed beside each other, and led on from where there are none', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/search/the')
  const tabs = page.getByRole('main').getByRole('navigation', { name: 'Search' })
  await expect(tabs.getByRole('link')).toHaveText([/^Titles \d/, /^People \d/, /^Lists \d/])
  await expect(tabs.locator('[aria-current]')).toHaveText(/^Titles/)
  await page.getByRole('button', { name: 'Filters' }).click()
  const panel = page.getByRole('dialog', { name: 'Filters' })
  await panel.getByRole('group', { name: 'Kind of title' }).getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/\?type=[a-z]+$/)
  await checkAccessibility(page)
  await page.keyboard.press('Escape')
  const chips = page.getByRole('list', { name: 'Chosen filters' })
  await expect(chips.getByRole('button')).toHaveCount(1)
  await page.getByRole('button', { name: /^Sort by/ }).click()
  await page.getByRole('button', { name: 'A to Z' }).click()
  await expect(page).toHaveURL(/order=name/)
  await chips.getByRole('button').click()
  await expect(page).toHaveURL(/\/search\/the\?order=name$/)

  await tabs.getByRole('link', { name: /^People/ }).click()
  await expect(page).toHaveURL(/\/search\/the\?type=person$/)
  await expect(tabs.locator('[aria-current]')).toHaveText(/^People/)
  await expect(tabs.locator('[aria-current]')).toHaveCount(1)

  await page.goto('/search/qwxzvkj?type=movie')
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await page.getByRole('link', { name: 'Search without filters' }).click()
  await expect(page.getByText('Nothing was found for “qwxzvkj”')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Trending' })).toBeVisible()
  await checkAccessibility(page)
})

test('a member finds a public list by its name, and asks for what is missing', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('member')
  const name = `Searchable nights ${Date.now()}`
  const headers = { 'sec-fetch-site': 'same-origin' }
  const { pagination } = await (await page.request.get('/api/v1/titles?perPage=1')).json()
  const made = await page.request.post('/api/v1/lists', {
    data: { name, visibility: 'public', title_id: pagination.data[0].id },
    headers,
  })
  const { list } = await made.json()
  try {
    await page.goto(`/search/${encodeURIComponent(name)}?type=list`)
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
    await checkAccessibility(page)
    const box = page.getByRole('banner').getByRole('combobox')
    await box.fill(name)
    await page
      .getByRole('group', { name: 'Lists' })
      .getByRole('option', { name: new RegExp(name) })
      .click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  } finally {
    await page.request.delete(`/api/v1/lists/${list.id}`, {
      data: { versions: { [list.id]: list.version } },
      headers,
    })
  }
  await page.goto('/search/qwxzvkj')
  await page.getByRole('link', { name: 'Request this title' }).click()
  const dialog = page.getByRole('dialog', { name: 'New request' })
  await expect(dialog.getByRole('textbox').first()).toHaveValue('qwxzvkj')
  await checkAccessibility(page)
})
