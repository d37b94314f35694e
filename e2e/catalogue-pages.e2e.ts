import type { APIRequestContext } from 'playwright/test'
import { expect, test } from './fixtures.ts'

interface Card {
  id: number
  slug: string
  name: string
}

async function findSeries(request: APIRequestContext): Promise<Card> {
  const response = await request.get('/api/v1/titles?type=series&perPage=50&lang=en')
  const cards: Card[] = (await response.json()).pagination.data
  return cards.find(({ slug }) => slug === 'les-vampires')!
}

test('a visitor goes from a series to its seasons, episodes and people, and always knows where they are', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const { id } = await findSeries(request)
  await page.goto(`/titles/${id}/les-vampires`)
  await checkAccessibility(page)
  await page.getByRole('link', { name: /Season 1/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Season 1' })).toBeVisible()
  await checkAccessibility(page)

  await page.getByRole('link', { name: 'La Bague qui tue', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'La Bague qui tue' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/titles/${id}/les-vampires/season/1/episode/2$`))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /season\/1\/episode\/2$/,
  )
  await page.reload()
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'video.episode')
  await checkAccessibility(page)
  await page.getByRole('link', { name: /Next episode/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Le Cryptogramme rouge' })).toBeVisible()
  await page.getByRole('link', { name: /Previous episode/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'La Bague qui tue' })).toBeVisible()

  // The way back, one step at a time.
  const way = page.getByRole('navigation', { name: 'Where you are' })
  await expect(way.getByRole('listitem')).toHaveText([
    'Home',
    'Series',
    'Les Vampires',
    'Season 1',
    'Episode 2',
  ])
  await way.getByRole('link', { name: 'Les Vampires' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Les Vampires' })).toBeVisible()

  await page
    .getByRole('main')
    .getByRole('link', { name: /Musidora/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Musidora' })).toBeVisible()
  await checkAccessibility(page)
})

test('a visitor is told in their language what happens in an episode, each in their own', async ({
  request,
  openContext,
  checkAccessibility,
}) => {
  const { id } = await findSeries(request)
  const told = {
    'fr-FR': { season: 'Saison 1', plot: 'La nuit, il se relève.' },
    'en-GB': { season: 'Season 1', plot: 'At night he gets up again.' },
  }
  for (const [locale, { season, plot }] of Object.entries(told)) {
    const context = await openContext({ locale, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto(`/titles/${id}/les-vampires/season/1`)
    await expect(page.getByRole('heading', { level: 1, name: season })).toBeVisible()
    await expect(page.getByText(plot)).toBeVisible()
    await page.getByRole('link', { name: 'L’Évasion du mort', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'L’Évasion du mort' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(plot)
    await checkAccessibility(page)
    // What search engines and link previews read of it, too.
    await page.reload()
    await expect(page.locator('meta[property="og:description"]')).toHaveAttribute(
      'content',
      new RegExp(plot),
    )
  }
})

test('full credits, images and videos have pages, with something to say when there is nothing to show', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const { id } = await findSeries(request)
  const path = `/titles/${id}/les-vampires`
  const pages: [address: string, heading: string][] = [
    [`${path}/full-credits`, 'Full credits'],
    [`${path}/images`, 'Images'],
    [`${path}/videos`, 'Videos'],
    [`${path}/season/1/episode/1/full-credits`, 'Full credits'],
    [`${path}/season/1/episode/1/videos`, 'Videos'],
  ]
  for (const [address, heading] of pages) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${address}$`),
    )
    await checkAccessibility(page)
  }
})

test('a video of many small files leads to the page that plays it, from its title on a narrow phone', async ({
  login,
}) => {
  const member = await login('premium')
  await member.setViewportSize({ width: 320, height: 640 })
  const { results } = await (await member.request.get('/api/v1/search/nosferatu')).json()
  await member.goto(`/titles/${results[0].id}/nosferatu/videos`)
  const width = () => member.evaluate('document.documentElement.scrollWidth')
  expect(await width()).toBe(320)
  await member
    .getByRole('link', { name: /Nosferatu \(drawn sample\)/ })
    .first()
    .click()
  await expect(member).toHaveURL(/\/watch\/\d+$/)
})

test('images open over the page, and arrows and Escape do what they say', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const { id } = await findSeries(request)
  // The demo catalogue's pictures live on other sites; these two are drawn here.
  await page.route(/\/api\/v1\/titles\/\d+\/images/, async (route) => {
    const answer = await (await route.fetch()).json()
    const image = (number: number) => ({
      id: number,
      url: `/artwork/card/title/${id}/scene${number}.png`,
      type: 'backdrop',
      width: 1200,
      height: 630,
      episode: null,
    })
    await route.fulfill({ json: { ...answer, images: [image(1), image(2)] } })
  })
  await page.goto(`/titles/${id}/les-vampires/full-credits`)
  await page
    .getByRole('navigation', { name: 'Pages of Les Vampires' })
    .getByRole('link', { name: 'Images' })
    .click()
  await expect(page.getByText('2 images')).toBeVisible()
  await checkAccessibility(page)
  const first = page.getByRole('link', { name: 'Image 1 of Les Vampires' })
  await first.click()
  const lightbox = page.getByRole('dialog', { name: 'Images' })
  await expect(lightbox.getByText('1 / 2')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(lightbox.getByText('2 / 2')).toBeVisible()
  await expect(lightbox.getByText('Image 2 of Les Vampires')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lightbox).toHaveCount(0)
  await expect(first).toBeFocused()
})

test('wrong numbers and wrong titles are not found', async ({ request }) => {
  const { id } = await findSeries(request)
  for (const path of ['season/99', 'season/1/episode/99', 'season/x', 'season/1/episode/0x1']) {
    expect((await request.get(`/titles/${id}/les-vampires/${path}`)).status(), path).toBe(404)
  }
  for (const path of ['full-credits', 'images', 'videos', 'season/1/episode/1'])
    expect((await request.get(`/titles/999999999/none/${path}`)).status(), path).toBe(404)
})

test('link previews of titles, people and channels have a picture of ours', async ({
  page,
  request,
}) => {
  const { id } = await findSeries(request)
  const person = (await (await request.get(`/api/v1/titles/${id}/credits?lang=en`)).json())
    .departments[0].credits[0]
  for (const path of [
    `/titles/${id}/les-vampires`,
    `/people/${person.id}/${person.slug}`,
    '/movies',
    `/titles/${id}/les-vampires/season/1`,
  ]) {
    await page.goto(path)
    const structured = (
      await page.locator('script[type="application/ld+json"]').allTextContents()
    ).map((text) => JSON.parse(text)['@type'])
    expect(structured, path).toContain('BreadcrumbList')
    const address = await page.locator('meta[property="og:image"]').getAttribute('content')
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute(
      'content',
      'summary_large_image',
    )
    const picture = await request.get(String(address))
    expect([picture.status(), picture.headers()['content-type']], path).toEqual([
      200,
      expect.stringMatching(/^image\/(png|jpeg|webp|avif)$/),
    ])
  }
})

test('a filter offers its list to who opens it, by keyboard too', async ({ page, request }) => {
  // The page itself brings only what is chosen: six hundred entries would keep a phone from painting it.
  const sent = await (await request.get('/movies?country=FR')).text()
  expect(sent.match(/<option|type="checkbox"/g)?.length ?? 0).toBeLessThan(20)
  await page.goto('/movies')
  await page.getByRole('button', { name: /^Filters/ }).press('Enter')
  const countries = page.getByRole('dialog', { name: 'Filters' }).getByRole('group', {
    name: 'Country',
  })
  const france = countries.getByRole('checkbox', { name: /^France/ })
  await france.press('Space')
  await expect(page).toHaveURL(/country=FR/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove the filter France' })).toBeVisible()
})
