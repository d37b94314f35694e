import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

const direct = (page: Page, count: string) =>
  page.getByRole('button', { name: `Direct download links (${count})`, exact: true })

test('the download page of a series opens on its newest season, names it in every row and counts what it shows', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('moderator')
  const found = await page.request.get('/api/v1/titles?type=series&perPage=50&lang=en')
  const cards: { id: number; slug: string; liens_active_count: number }[] = (await found.json())
    .pagination.data
  const series = cards.find(({ slug }) => slug === 'the-spiders')!

  // A season that the catalogue does not know is announced, then entered.
  await page.goto(`/admin/liens/${series.id}/new?season=2`)
  await page
    .getByRole('textbox', { name: /^Links/ })
    .fill(`https://archive.org/details/spiders-${Date.now()}\nhttps://archive.org/`)
  await expect(page.getByText('Season 2 will be added to the catalogue.')).toBeVisible()
  await expect(page.getByText('Episode 1 will be added to the catalogue.')).toBeVisible()
  await expect(page.getByText('Line 2: this is the address of a site, not of a file')).toBeVisible()
  const headers = { 'sec-fetch-site': 'same-origin' }
  const made = await page.request.post('/api/v1/liens', {
    headers,
    data: {
      title_id: series.id,
      qualite: 16,
      langues: [2],
      saison: 2,
      lien: `https://archive.org/details/spiders-${Date.now()}::3`,
    },
  })
  expect(made.status()).toBe(201)
  const all = series.liens_active_count + 1

  await page.goto(`/titles/${series.id}/download`)
  await expect(page.getByRole('button', { name: /^Season 2/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(direct(page, `1 of ${all}`)).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Season 2 · Episode 3', exact: true })).toBeVisible()
  await checkAccessibility(page)
  await page.getByRole('button', { name: /^All seasons/ }).click()
  await expect(direct(page, String(all))).toBeVisible()
  await expect(
    page.getByRole('cell', { name: 'Season 1 · Episode 1', exact: true }).first(),
  ).toBeVisible()

  // With "Streaming only" no list and no count of links is left, on any page.
  await page.getByRole('switch', { name: 'Streaming only' }).click()
  await expect(page.getByText('Links are hidden')).toBeVisible()
  await expect(page.getByText(/Direct download links/)).toHaveCount(0)
  await checkAccessibility(page)
  await page.goto(`/titles/${series.id}/the-spiders`)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Download' })).toHaveCount(0)
  await expect(main.getByText('Links', { exact: true })).toHaveCount(0)
  await page.getByRole('switch', { name: 'Streaming only' }).click()
  await expect(main.getByRole('link', { name: 'Download' })).toBeVisible()
})

test('the download page of a series begins with its player, asks once for its links, and keeps a host only where it has one', async ({
  login,
}) => {
  const page = await login('member')
  const found = await page.request.get('/api/v1/search/Felix?lang=en')
  const { results }: { results: { id: number; name: string }[] } = await found.json()
  const { id } = results.find(({ name }) => name === 'Felix the Cat')!
  await page.goto(`/titles/${id}/download`)
  await expect(page.getByRole('button', { name: /^Play Felix the Cat · S1 E1/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Season 1' })).toBeVisible()

  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/liens?')) asked.push(request.url())
  })
  await page.evaluate(() => {
    const now = Date.now()
    Date.now = () => now + 120_000
  })
  const main = page.getByRole('main')
  await main.locator(`a[href^="/titles/${id}/felix"]`).first().click({ timeout: 10_000 })
  await page.waitForURL(/\/felix-the-cat$/, { timeout: 10_000 })
  await page.goBack()
  await expect(page.getByRole('button', { name: /^Direct download links/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  await page.evaluate(() => localStorage.setItem('id_host', '999999'))
  await page.reload()
  await expect(page.getByRole('button', { name: /^Download: / }).first()).toBeVisible()
  await expect(page).not.toHaveURL(/host=/)
})

test('a guest who wants streaming only gets kept pages without links', async ({
  page,
  request,
}) => {
  const cookie = (value: string) => ({ headers: { cookie: `streaming-only=${value}` } })
  await page.goto('/series')
  const address = await page.getByRole('main').getByRole('link').first().getAttribute('href')
  const withLinks = await (await request.get(address!)).text()
  const without = await (await request.get(address!, cookie('1'))).text()
  expect(withLinks).toContain('/download')
  expect(without).not.toContain('/download')
})
