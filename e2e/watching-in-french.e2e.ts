import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { playerLines } from '@mediatheque/contract/catalogue/watch/player.lines.ts'
import type { Page } from 'playwright/test'
import { type AllDebrid, startAllDebrid } from './alldebrid.ts'
import { expect, test } from './fixtures.ts'
import { type StartedSite, startSite } from './start-site.ts'
import { expectToMove, findVideo, media, play, player, secondsOf, seek } from './watch-video.ts'

const SAMPLE = path.join(
  import.meta.dirname,
  '../server/src/features/catalogue/demo/samples/episode-short.mp4',
)
const FILM = 'Nosferatu (drawn sample)'
const FILE = 'https://archive.org/download/Tears-of-Steel/tears_of_steel_720p.mkv'

let allDebrid: AllDebrid
let site: StartedSite

// A site of its own: it asks a small AllDebrid.
test.beforeAll(async () => {
  allDebrid = await startAllDebrid()
  site = await startSite()
  await allDebrid.joinTo(site)
})
test.afterAll(async () => {
  await site.stop()
  allDebrid.close()
})

type OpenContext = (options: object) => Promise<{ newPage(): Promise<Page> }>

async function open(openContext: OpenContext, role: string, options = {}): Promise<Page> {
  const context = await openContext({ baseURL: site.baseUrl, locale: 'fr-FR', ...options })
  const page = await context.newPage()
  const response = await page.request.post('/auth/login', {
    data: { email: `${role}@demo.example`, password: 'Demo-1234!', remember: false },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(response.ok()).toBe(true)
  return page
}

/** Everything in the player that is read out, shown when something rests on it, or written there. */
const wordsOf = (page: Page): Promise<string[]> =>
  player(page).evaluate((frame) => {
    interface Part {
      readonly textContent: string | null
      getAttribute(name: string): string | null
      querySelectorAll(selector: string): Iterable<Part>
      closest(selector: string): Part | null
    }
    const root = frame as unknown as Part
    const found = new Set<string>()
    for (const name of ['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder'])
      for (const part of root.querySelectorAll(`[${name}]`)) found.add(part.getAttribute(name)!)
    for (const part of root.querySelectorAll('button, span, p, b, h2, h3, li, output, label'))
      if (![...part.querySelectorAll('*')].length && !part.closest('[data-part="cue"]'))
        found.add(part.textContent ?? '')
    return [...found].map((text) => text.trim()).filter(Boolean)
  })

const asPattern = (line: string) =>
  line.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:[a-z]+/g, '.+')
const FRENCH = Object.values(playerLines).map(({ fr }) => asPattern(fr))
/** Numbers, and names of what is watched and of what is chosen from: those are no words of the player. */
const DATA = [
  String.raw`[\d\s:,×/%–-]*(s|p)?`,
  'Nosferatu.*',
  'English|Français|français|anglais|Anglais',
  // What captions are added with belongs to whoever tends the catalogue, and has words of its own.
  'Langue',
  'A letter arrives|The castle|By ship|The town',
  String.raw`.* \d+p.*`,
]
/** A key that does the same is named behind. */
const KNOWN = new RegExp(String.raw`^(${[...FRENCH, ...DATA].join('|')})( \([a-z]\))?$`, 'u')
const strangersIn = async (page: Page) => (await wordsOf(page)).filter((text) => !KNOWN.test(text))

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`the player has no word but French ones at ${viewport.width} pixels`, async ({
    openContext,
    checkAccessibility,
  }) => {
    const page = await open(openContext, 'admin', { viewport })
    await page.goto(`/watch/${await findVideo(page, 'Nosferatu', FILM)}`)
    expect(await strangersIn(page)).toEqual([])
    await play(page)
    await expectToMove(page)
    await seek(page, 6)
    await page.getByRole('button', { name: 'Afficher les sous-titres' }).press('Enter')
    await expect(page.locator('[data-part="cue"]').first()).toBeVisible()
    expect(await strangersIn(page)).toEqual([])
    await page.getByRole('button', { name: 'Réglages du lecteur' }).press('Enter')
    const settings = ['Vitesse', 'Qualité', 'Sous-titres', 'Langue audio', 'Chapitres']
    expect(await strangersIn(page)).toEqual([])
    for (const name of settings) {
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).press('Enter')
      await expect(page.getByRole('button', { name: 'Retour aux réglages' })).toBeVisible()
      expect([name, await strangersIn(page)]).toEqual([name, []])
      await page.getByRole('button', { name: 'Retour aux réglages' }).press('Enter')
    }
    await checkAccessibility(page)
  })

test('a film goes on at the same second when its address ended meanwhile', async ({
  openContext,
}) => {
  const page = await open(openContext, 'subscriber')
  const id = await findVideo(page, 'Nosferatu', FILM)
  const at = { video_id: id, sitting: crypto.randomUUID(), seconds: 200, duration: 330 }
  await page.request.post('/api/v1/plays', {
    data: { ...at, reason: 'left' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  // A beginning of it is there; all else is answered as at an address whose time is over, until another was asked for.
  const fresh = page.waitForResponse(/\/api\/v1\/videos\/\d+\/source/, { timeout: 60_000 })
  let [served, isEnded] = [0, true]
  void fresh.then(() => (isEnded = false))
  await page.route('**/media/*/*/samples/**/*.m4s', (route) =>
    isEnded && ++served > 8
      ? route.fulfill({ status: 403, json: { message: 'This address has ended.' } })
      : route.continue(),
  )
  await page.goto(`/watch/${id}`)
  await play(page)
  expect((await fresh).ok()).toBe(true)
  expect(served).toBeGreaterThan(8)
  await expectToMove(page, { from: 199 })
  expect(await secondsOf(page)).toBeLessThan(230)
})

test('a file at a host is opened and played, and an episode that is slow to come leaves the one before alone', async ({
  openContext,
  checkAccessibility,
}) => {
  const page = await open(openContext, 'premium')
  const added = await page.request.post('/api/v1/debridors', {
    data: { provider: 2, api: 'a-good-key-of-alldebrid-4711', active: true },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(added.ok(), await added.text()).toBe(true)
  const film = await readFile(SAMPLE)
  await page.route('https://dl.example.org/**', (route) =>
    route.fulfill({ body: film, contentType: 'video/mp4' }),
  )

  await test.step('why a file cannot be opened is said, and it stays offered at its host', async () => {
    allDebrid.gone.add(FILE)
    await page.goto(
      `/watch/${await findVideo(page, 'Tears of Steel', 'Tears of Steel', 'infofile')}`,
    )
    await expect(player(page).getByText('Par votre compte de débridage')).toBeVisible()
    await player(page).getByRole('button', { name: 'Lire Tears of Steel' }).click()
    const failed = player(page).getByRole('alert')
    await expect(failed).toContainText(/^Erreur de débridage – alldebrid: Le fichier n’existe plus/)
    await expect(failed.getByRole('link', { name: 'Télécharger' })).toHaveAttribute('href', FILE)
    await checkAccessibility(page)
  })

  await test.step('the file is opened through the own account when it is there again', async () => {
    allDebrid.gone.delete(FILE)
    await player(page).getByRole('alert').getByRole('button', { name: 'Réessayer' }).click()
    await expectToMove(page)
    expect(
      await media(page).evaluate((element) => (element as { currentSrc?: string }).currentSrc),
    ).toContain('https://dl.example.org/')
  })

  await test.step('the next episode is slow to come', async () => {
    await page.goto(`/watch/${await findVideo(page, 'Felix the Cat', 'Feline Follies')}`)
    await play(page)
    await expectToMove(page)
    const { promise: isHeld, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/v1/watch/*', async (route) => {
      await isHeld
      await route.continue()
    })
    const next = page.getByRole('button', { name: 'Vidéo suivante' })
    await next.focus()
    await next.press('Enter')
    await expectToMove(page)
    await expect(next).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Feline Follies')
    release()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Musical Mews')
    await expectToMove(page)
  })
})
