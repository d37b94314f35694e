import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from './fixtures.ts'

/** Longer than a page waits for its first paint. */
const PAUSE_MS = 2_500

/** The site as through a bad connection: of each page a part comes at once, half of it unless said, and the rest later. */
async function startSlowConnection(
  siteUrl: string,
  partOf = (page: Buffer) => Math.floor(page.length / 2),
) {
  const server = createServer((incoming, outgoing) => {
    const { 'accept-encoding': _, ...headers } = incoming.headers
    const onward = request(
      new URL(incoming.url ?? '/', siteUrl),
      { method: incoming.method ?? 'GET', headers },
      async (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
        if (!answer.headers['content-type']?.startsWith('text/html')) return answer.pipe(outgoing)
        const page = Buffer.concat(await answer.toArray())
        const middle = partOf(page)
        outgoing.write(page.subarray(0, middle))
        await sleep(PAUSE_MS)
        outgoing.end(page.subarray(middle))
        return undefined
      },
    )
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    baseUrl: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('a page of which the end comes late is alive when it is there', async ({
  openContext,
  baseURL,
}) => {
  const connection = await startSlowConnection(baseURL!)
  try {
    const page = await (await openContext({ baseURL: connection.baseUrl })).newPage()
    await page.goto('/')
    await page.getByRole('banner').getByRole('combobox').fill('nosfratu')
    await expect(page.getByRole('option', { name: /Nosferatu/ }).first()).toBeVisible()
  } finally {
    connection.close()
  }
})

test('language lines that did not come are fetched again, and a page that never gets them works all the same', async ({
  openContext,
}) => {
  const page = await (await openContext({ locale: 'fr-FR' })).newPage()
  let refused = 0
  await page.route('**/lines/*.js', (route) => {
    refused += 1
    return refused === 1 ? route.abort() : route.continue()
  })
  await page.goto('/login')
  await page.getByLabel('Mot de passe', { exact: true }).fill('pas le bon')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(
    page.getByText('Cette adresse e-mail et ce mot de passe ne vont pas ensemble.'),
  ).toBeVisible()

  await page.unroute('**/lines/*.js')
  await page.route('**/lines/*.js', (route) => route.abort())
  await page.reload()
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(
    page.getByText('This email address and this password do not belong together.'),
  ).toBeVisible()
})

test('nothing moves under the pointer at the end of a page, which is as high as it said', async ({
  login,
}) => {
  const page = await login('member')
  const heightOf = () => page.evaluate('document.documentElement.scrollHeight') as Promise<number>
  for (const address of ['/account-settings', '/lists/public', '/search']) {
    await page.goto(address)
    const before = await heightOf()
    await page.keyboard.press('End')
    await expect(page.getByRole('contentinfo').getByRole('switch')).toBeInViewport()
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))')
    expect(await heightOf(), address).toBe(before)
  }
})

/** As a browser counts it: the share of the window that moved, times how far. */
const MOST_MOVED = 0.01

/** Notes what moves from now on, in `moved` of each page. */
const NOTE_MOVES = `
  globalThis.moved = []
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries())
      moved.push([value, Math.round(startTime), sources.map(({ node }) => node?.outerHTML?.slice(0, 120))])
  }).observe({ type: 'layout-shift', buffered: true })
`

async function expectNothingMoved(page: Page, where: string) {
  const moved = (await page.evaluate('moved')) as readonly [number, ...unknown[]][]
  const sum = moved.reduce((total, [share]) => total + share, 0)
  expect(sum, `${where}: ${JSON.stringify(moved)}`).toBeLessThan(MOST_MOVED)
}

test('nothing moves in the bar of a phone while the end of it is on its way', async ({
  openContext,
  baseURL,
}) => {
  const partOf = (page: Buffer) => page.indexOf('</button>', page.indexOf('"browse-sheet"'))
  const connection = await startSlowConnection(baseURL!, partOf)
  try {
    const context = await openContext({
      baseURL: connection.baseUrl,
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    await page.addInitScript(NOTE_MOVES)
    await page.goto('/movies')
    await expect(page.getByRole('button', { name: 'Browse' })).toBeVisible()
    expect(JSON.stringify(await page.evaluate('moved'))).not.toContain('browse-sheet')
  } finally {
    connection.close()
  }
})

test('nothing moves while a page comes alive', async ({ login }) => {
  const member = await login('member')
  const idOf = async (name: string) => {
    const { results } = await (await member.request.get(`/api/v1/search/${name}`)).json()
    return results[0].id as number
  }
  const [film, series, played] = [
    await idOf('nosferatu'),
    await idOf('vampires'),
    await idOf('felix'),
  ]
  const addresses = [
    '/',
    `/titles/${film}`,
    `/titles/${series}`,
    `/titles/${series}/season/1/episode/3/download`,
    `/titles/${played}/download`,
    '/movies',
    '/calendar',
  ]
  await member.addInitScript(NOTE_MOVES)
  for (const width of [390, 1440]) {
    await member.setViewportSize({ width, height: 844 })
    for (const address of addresses) {
      await member.goto(address)
      await member.waitForLoadState('networkidle')
      await expectNothingMoved(member, `${address} at ${width} px`)
    }
  }
})

test('a link in a part that sleeps waits for it, rather than load a whole page', async ({
  page,
}) => {
  const { results } = await (await page.request.get('/api/v1/search/les vampires')).json()
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/seasons-section-*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(`/titles/${results[0].id}/les-vampires`)
  let loads = 0
  page.on('request', (request) => void (loads += Number(request.isNavigationRequest())))
  await page.locator('a[href$="/season/1"]').first().press('Enter')
  await expect(page).toHaveURL(/les-vampires$/)
  release()
  await expect(page).toHaveURL(/season\/1$/)
  expect(loads).toBe(0)
})

test('a page that lacks a file since the site was built anew is loaded again', async ({
  openContext,
}) => {
  const page = await (await openContext()).newPage()
  await page.goto('/movies')
  await page.waitForFunction(() => performance.now() > 5_000)
  let isGone = true
  page.on('request', (request) => void (isGone &&= !request.isNavigationRequest()))
  await page.route('**/assets/**', (route) =>
    isGone ? route.fulfill({ status: 404, body: 'Gone' }) : route.continue(),
  )
  await page.getByRole('link', { name: 'Calendar' }).click()
  await expect(page).toHaveURL(/\/calendar$/)
  await expect(page.getByRole('grid').or(page.getByRole('heading', { level: 1 }))).not.toHaveText(
    'There was an issue loading this page',
  )
  expect(isGone).toBe(false)
})

test('who comes back to the front page finds the place that they left', async ({ page }) => {
  await page.goto('/')
  for (let turn = 0; turn < 6; turn += 1) {
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(50)
  }
  const heading = page.getByRole('heading', { name: 'New episodes' })
  const placeOf = async () => Math.round((await heading.boundingBox())?.y ?? NaN)
  await expect(heading).toBeInViewport()
  const left = await placeOf()
  const row = page.locator('section', { has: heading })
  await row.getByRole('listitem').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/episode/)
  await page.goBack()
  await expect(heading).toBeInViewport()
  await expect.poll(async () => Math.abs((await placeOf()) - left)).toBeLessThan(20)
  await page.reload()
  await expect.poll(async () => Math.abs((await placeOf()) - left)).toBeLessThan(20)
})

test('scripts that a network lost on its way are fetched again', async ({ login }) => {
  const page = await login('admin')
  const lost: string[] = []
  await page.route('**/assets/*.js', (route) => {
    const name = /\/((?:index|client|admin-routes)-[^/]*)$/.exec(route.request().url())?.[1]
    if (name === undefined || lost.includes(name)) return route.continue()
    lost.push(name)
    return route.abort('connectionreset')
  })
  await page.goto('/admin/tags')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  expect(lost.some((name) => name.startsWith('admin-routes'))).toBe(true)
})
