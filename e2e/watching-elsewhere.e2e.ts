import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { type StartedSite, startSite } from './start-site.ts'
import { findVideo, media, player } from './watch-video.ts'

const FRAMED = 'https://player.example/embed/7'
const ADDED = [
  { name: 'Framed', type: 'embed', url: `${FRAMED}?start=3&autoplay=0` },
  {
    name: 'Copied',
    type: 'embed',
    url: `<iframe width="5" src="//player.example/embed/8?a=1&amp;b=2" allowfullscreen></iframe>`,
  },
  { name: 'Broken', type: 'embed', url: 'javascript:alert(1)' },
]

let site: StartedSite

// A site of its own: the demonstration has no video in a frame of another site but YouTube's.
test.beforeAll(async () => {
  site = await startSite()
  const rows = ADDED.map(
    ({ name, type, url }) =>
      `insert into videos (title_id, name, type, url, position)
      select id, '${name}', '${type}', '${url}', 90 from titles where name = 'Nosferatu';`,
  )
  await site.changeRows(rows.join('\n'))
})
test.afterAll(() => site.stop())

type OpenContext = (options: object) => Promise<{ newPage(): Promise<Page> }>

async function open(openContext: OpenContext): Promise<Page> {
  const page = await (await openContext({ baseURL: site.baseUrl })).newPage()
  const answer = await page.request.post('/auth/login', {
    data: { email: 'subscriber@demo.example', password: 'Demo-1234!', remember: false },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.ok()).toBe(true)
  return page
}

/** The player of another site: it tells what it was asked for, and leaves with the page around it when it is pressed, where it can. */
async function standInForPlayer(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.context().route('https://player.example/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Film</title><p>Their player</p>
        <button onclick="parent.postMessage('pressed', '*'); top.location = 'https://player.example/away'">Leave</button>`,
    })
  })
  return asked
}

test('a video in the frame of another site is asked for when play is pressed, and cannot take the page along', async ({
  openContext,
  checkAccessibility,
}) => {
  const page = await open(openContext)
  const asked = await standInForPlayer(page)
  const id = await findVideo(page, 'Nosferatu', 'Framed')
  await page.goto(`/watch/${id}`)
  await expect(player(page)).toContainText('player.example')
  expect(asked).toEqual([])
  await player(page)
    .getByRole('button', { name: /^Play ./ })
    .click({ timeout: 30_000 })
  const frame = player(page).frameLocator('iframe')
  await expect(frame.getByText('Their player')).toBeVisible()
  expect(asked).toEqual([`${FRAMED}?start=3&autoplay=1`])
  await expect(media(page)).toHaveCount(0)
  // A browser holds back by itself only those in which nobody pressed anything.
  await frame.getByRole('button', { name: 'Leave' }).click()
  await page.waitForTimeout(1_000)
  expect(asked).toHaveLength(1)
  expect(page.url()).toBe(`${site.baseUrl}/watch/${id}`)
  await checkAccessibility(page)
})

test('markup that was copied from another site shows its player, and what is no address says so', async ({
  openContext,
}) => {
  const page = await open(openContext)
  const asked = await standInForPlayer(page)
  await page.goto(`/watch/${await findVideo(page, 'Nosferatu', 'Copied')}`)
  await player(page)
    .getByRole('button', { name: /^Play ./ })
    .click({ timeout: 30_000 })
  await expect.poll(() => asked).toEqual(['https://player.example/embed/8?a=1&b=2&autoplay=1'])

  await page.goto(`/watch/${await findVideo(page, 'Nosferatu', 'Broken')}`)
  await player(page)
    .getByRole('button', { name: /^Play ./ })
    .click({ timeout: 30_000 })
  await expect(player(page).getByText('There was an issue playing this video.')).toBeVisible()
  await expect(player(page).locator('iframe')).toHaveCount(0)
  await expect(player(page).locator('[href*="alert(1)"]')).toHaveCount(0)
})

test('a page elsewhere opens in a tab of its own', async ({ openContext, checkAccessibility }) => {
  const page = await open(openContext)
  await page
    .context()
    .route('https://archive.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Archive</title>' }),
    )
  await page.goto(`/watch/${await findVideo(page, 'Nosferatu', 'Nosferatu', 'external')}`)
  const opening = page.context().waitForEvent('page')
  await player(page)
    .getByRole('link', { name: /^Play .* – Opens on archive\.org/ })
    .click({ timeout: 30_000 })
  const tab = await opening
  await expect(tab).toHaveURL('https://archive.org/details/nosferatu_201706')
  expect(await tab.evaluate('window.opener')).toBeNull()
  await expect(page).toHaveURL(/\/watch\/\d+$/)
  await checkAccessibility(page)
})
