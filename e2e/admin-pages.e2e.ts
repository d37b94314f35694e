import { EDITED_SETTINGS_TABS } from '@mediatheque/contract/site/settings/settings-tabs.ts'
import type { Page } from 'playwright/test'
import { readPages } from '../web/src/routes.ts'
import { expect, test } from './fixtures.ts'

const FROM_HERE = { headers: { 'sec-fetch-site': 'same-origin' } }
/** The site in a frame of the editor has journeys of its own. */
const SITE_APART = { except: 'iframe' }
const LOOKS = [
  ['en', 'dark'],
  ['fr', 'light'],
] as const
/** A gate judges each page once, in the two looks by turns; `ADMIN_LOOKS=all` judges each in both. */
const IS_WHOLE = process.env.ADMIN_LOOKS === 'all'

/** Every page of the administration, as its route says it: `/admin/titles/$titleId/edit/cast`. */
const PAGES = readPages(new URL('../web/src/routes', import.meta.url).pathname)
  .filter(({ id, isFrame }) => id.startsWith('/_shell/admin/') && !isFrame && !id.endsWith('/$'))
  .map(({ id }) => id.replace('/_shell', '').replace(/\/$/, ''))
  .flatMap((path) =>
    path.endsWith('/$tab') ? EDITED_SETTINGS_TABS.map((tab) => path.replace('$tab', tab)) : [path],
  )
const PARTS = [
  ['titles', /^\/admin\/titles/],
  ['contributions', /^\/admin\/(liens|nzbs?|torrents|requests|takedowns|people|videos)/],
  ['settings and appearance', /^\/admin\/(settings|appearance)/],
  ['all else', /./],
] as const
const partOf = (path: string) => PARTS.find(([, pattern]) => pattern.test(path))?.[0]

test.describe.configure({ mode: 'parallel' })
// Forty pages, each of which is judged whole.
test.setTimeout(600_000)

for (const [turn, [language, theme]] of LOOKS.entries()) {
  for (const [part] of PARTS)
    test(`everybody can use pages of the administration: ${part}, ${language}, ${theme}`, async ({
      login,
      checkAccessibility,
    }) => {
      const page = await login('admin')
      const records = await findRecords(page, part)
      await look(page, language, theme)
      const pages = PAGES.filter((_, at) => IS_WHOLE || at % LOOKS.length === turn)
      for (const path of pages.filter((one) => partOf(one) === part)) {
        const address = addressOf(path, records)
        const response = await page.goto(address)
        expect(response?.status(), `${path} at ${address}`).toBe(200)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await checkAccessibility(page, SITE_APART)
      }
    })

  test(`everybody can use what opens on lists of the administration: ${language}, ${theme}`, async ({
    login,
    checkAccessibility,
  }) => {
    const page = await login('admin')
    await look(page, language, theme)
    const opened = page.getByRole('dialog').or(page.getByRole('menu')).filter({ visible: true })
    const judge = async () => {
      await expect(opened.first()).toBeVisible()
      await checkAccessibility(page)
      // What offers something in a dialog takes the first of them for itself.
      await expect(async () => {
        await page.keyboard.press('Escape')
        await expect(opened).toHaveCount(0, { timeout: 3_000 })
      }).toPass()
    }
    const lists = ['users', 'roles', 'titles', 'liens', 'plans']
    for (const list of lists.filter((_, at) => IS_WHOLE || at % LOOKS.length === turn)) {
      await page.goto(`/admin/${list}`)
      const main = page.getByRole('main')
      for (const button of await main.locator('button[aria-haspopup]:visible').all()) {
        await button.click()
        await judge()
      }
      const ofRow = main.getByRole('button', { name: /^(History of|Historique|Merge|Fusionner)/ })
      if ((await ofRow.count()) > 0) {
        await ofRow.first().click()
        await judge()
      }
      if ((await main.getByRole('checkbox').count()) < 2) continue
      await main.getByRole('checkbox').nth(1).check()
      const deletes = main.getByRole('button', { name: /^(Delete|Supprimer)/ })
      if ((await deletes.count()) === 0) continue
      await deletes.first().click()
      await judge()
    }
  })
}

async function look(page: Page, language: string, theme: string): Promise<void> {
  const url = process.env.E2E_BASE_URL!
  await page.context().addCookies([
    { name: 'locale', value: language, url },
    { name: 'be-active-theme', value: theme, url },
  ])
}

type Ids = Readonly<Record<string, number | string>>

/** Of what the demonstration came with, which no other journey takes away; and of what it has none, made where it is asked for. */
async function findRecords(page: Page, part: (typeof PARTS)[number][0]) {
  const read = async (path: string) => (await page.request.get(`/api/v1/${path}`)).json()
  const first = async (path: string) => (await read(path)).pagination.data[0]
  const oldest = (path: string) => first(`${path}?orderBy=created_at&orderDir=asc`)
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/v1/${path}`, { data, ...FROM_HERE })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const videos = (await read('videos?perPage=50')).pagination.data
  const video = videos.find((one: { season_number: number | null }) => one.season_number === 1)
  const titleId = video.title.id
  const { season, episode } = await read(`titles/${titleId}/seasons/1/episodes/1`)
  const [link, nzb, torrent] = [
    await oldest('liens'),
    await oldest('nzb'),
    await oldest('torrents'),
  ]
  const name = `Judged ${Date.now()}`
  const made: Record<string, number> = {}
  if (part === 'contributions') {
    made['$requestId'] = (await send('requests', { title: name })).request.id
    await sendNotice(page, `/titles/${titleId}`)
    made['$noticeId'] = (await first('takedowns')).id
  }
  if (part === 'all else')
    made['$pageId'] = (await send('custom-pages', { title: name, body: '<p>Text</p>' })).page.id
  const all: Ids = {
    ...made,
    $titleId: titleId,
    $season: 1,
    $episode: 1,
    $videoId: video.id,
    $personId: (await first('person-records?orderBy=name')).id,
    $articleId: (await first('news-articles?orderBy=published_at&orderDir=asc')).id,
    $userId: (await first('members?query=member%40demo')).id,
    $productId: (await first('plans')).id,
    $roleId: 4,
    $slugOrId: 'movies',
    $localeId: 'fr',
    $themeIndex: 1,
    $menuIndex: 1,
    $menuItemIndex: 1,
  }
  /** Below these paths a name means something else. */
  const below: readonly (readonly [string, Ids])[] = [
    ['/admin/liens/', { $titleId: link.title_id, $lienId: link.id }],
    ['/admin/nzb', { $titleId: nzb.title_id, $nzbId: nzb.id }],
    ['/admin/torrents/', { $titleId: torrent.title_id, $torrentId: torrent.id }],
    ['/admin/lists/', { $slugOrId: (await first('lists')).id }],
    ['/admin/insights/', { $season: season.id, $episode: episode.id }],
  ]
  return { all, below }
}

function addressOf(path: string, { all, below }: Awaited<ReturnType<typeof findRecords>>): string {
  const [, own = {}] = below.find(([start]) => path.startsWith(start)) ?? []
  return path.replaceAll(/\$\w+/g, (name) => {
    const id = own[name] ?? all[name]
    expect(id, `a record for ${name} of ${path}`).toBeDefined()
    return String(id)
  })
}

/** By the form, which proves that somebody fills it in. */
async function sendNotice(page: Page, about: string): Promise<void> {
  await page.goto('/takedown')
  const texts = {
    'Addresses on this site': about,
    'Full name': 'Ada Holder',
    Email: 'ada@rights.example',
    'Postal address': '1 rue de la Paix, Paris',
    Signature: 'Ada Holder',
    'The works': 'A film of 1922',
    'Your rights': 'All of them.',
  }
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text)
  for (const box of await page.getByRole('checkbox', { name: /^I / }).all()) await box.check()
  await page.getByRole('button', { name: 'Send the notice' }).click()
  await expect(page.getByText(/Its reference is TD-/)).toBeVisible()
}
