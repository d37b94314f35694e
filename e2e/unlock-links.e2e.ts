import { readFile } from 'node:fs/promises'
import { type AllDebrid, startAllDebrid } from './alldebrid.ts'
import { expect, test } from './fixtures.ts'
import { type StartedSite, startSite } from './start-site.ts'

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }
const KEY = 'a-good-key-of-alldebrid-4711'

let allDebrid: AllDebrid
let site: StartedSite

// A site of its own: it asks the small AllDebrid above.
test.beforeAll(async () => {
  allDebrid = await startAllDebrid()
  site = await startSite()
  await allDebrid.joinTo(site)
})
test.afterAll(async () => {
  await site.stop()
  allDebrid.close()
})

test('a premium member turns links into direct ones, one and several, and takes them along', async ({
  openContext,
  checkAccessibility,
}) => {
  const page = await (await openContext({ baseURL: site.baseUrl })).newPage()
  await page.request.post('/auth/login', {
    data: { email: 'premium@demo.example', password: 'Demo-1234!', remember: false },
    headers: SAME_ORIGIN,
  })
  interface Link {
    title_id: number
    liens: string[]
    saison: number | null
  }
  const linksOf = async (query: string): Promise<Link[]> =>
    (await (await page.request.get(`/api/v1/liens?${query}`)).json()).pagination.data
  const film = (await linksOf('perPage=100')).find(({ saison }) => saison === null)!
  const titleId = film.title_id
  const team = await (await openContext({ baseURL: site.baseUrl })).newPage()
  await team.request.post('/auth/login', {
    data: { email: 'team@demo.example', password: 'Demo-1234!', remember: false },
    headers: SAME_ORIGIN,
  })
  for (const number of [1, 2, 3]) {
    const lien = `https://archive.org/details/unlocked-${number}`
    const added = await team.request.post('/api/v1/liens', {
      data: { title_id: titleId, qualite: 16, langues: [2], lien },
      headers: SAME_ORIGIN,
    })
    expect(added.ok(), await added.text()).toBe(true)
  }
  const failing = (await linksOf(`loader=linksdl&title_id=${titleId}&perPage=50`))[1]!.liens[0]!
  const dialog = page.getByRole('dialog')

  await test.step('the account is added', async () => {
    await page.goto('/account-settings')
    await page.getByRole('button', { name: 'Add new account' }).click()
    await dialog.getByRole('combobox', { name: 'Provider' }).click()
    await page.getByRole('option', { name: 'alldebrid', exact: true }).click()
    await dialog.getByLabel('API key', { exact: true }).fill(KEY)
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('Host added successfully')).toBeVisible()
  })

  await test.step('one link becomes a direct one when that is asked for', async () => {
    await page.goto(`/titles/${titleId}/download`)
    await page
      .getByRole('button', { name: /^Download: / })
      .first()
      .click()
    await expect(dialog.getByRole('link', { name: /^Open: / }).first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Get direct links' }).click()
    await expect(dialog.getByText('Direct', { exact: true })).toBeVisible()
    await expect(dialog.getByRole('link', { name: /^Download: / })).toHaveAttribute(
      'href',
      /^https:\/\/dl\.example\.org\//,
    )
    await checkAccessibility(page)
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('by themselves they do, where that is switched on', async () => {
    await page.goto('/account-settings')
    await page.getByRole('switch', { name: 'Automatic premium link generation' }).press('Space')
    await expect(page.getByText('Updated preferences')).toBeVisible()
  })

  await test.step('three are chosen by keyboard, and one of them fails', async () => {
    allDebrid.gone.add(failing)
    await page.goto(`/titles/${titleId}/download`)
    const boxes = page.getByRole('checkbox', { name: /^Choose (?!all)/ })
    for (const index of [0, 1, 2]) await boxes.nth(index).press('Space')
    const bar = page.getByRole('region', { name: 'Chosen links' })
    await expect(bar.getByText('3 items selected')).toBeVisible()
    await checkAccessibility(page)
    await bar.getByRole('button', { name: 'Download the chosen links' }).press('Enter')
    await expect(dialog.getByText('Direct', { exact: true })).toHaveCount(2)
    const failures = dialog.getByRole('status').filter({ hasText: 'could not be unlocked' })
    await expect(failures).toContainText(failing)
    await expect(failures).toContainText('alldebrid: The file is no longer there.')
    // What could not be opened is still there to be opened as it is.
    await expect(dialog.getByRole('link', { name: /^Open: / })).toHaveAttribute('href', failing)
    await checkAccessibility(page)
  })

  await test.step('all of them are saved as files', async () => {
    const save = async (name: RegExp) => {
      await dialog.getByRole('button', { name: 'Save as a file' }).click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name }).click(),
      ])
      return readFile(await download.path(), 'utf8')
    }
    const list = await save(/\.txt/)
    expect(list.trim().split('\n')).toHaveLength(3)
    expect(list).toContain(failing)
    expect(JSON.parse(await save(/\.crawljob/))[0].text).toBe(list.trim())
    const playlist = await save(/\.m3u8/)
    expect(playlist.startsWith('#EXTM3U\n')).toBe(true)
    expect(playlist.match(/^https:/gm)).toHaveLength(2)
  })

  await test.step('JDownloader that is not there is said to be not there', async () => {
    await dialog.getByRole('button', { name: 'Send to JDownloader' }).click()
    await expect(page.getByText('JDownloader does not answer on this computer.')).toBeVisible()
  })
})

test('others choose nothing, and get links as they are', async ({ openContext }) => {
  const page = await (await openContext({ baseURL: site.baseUrl })).newPage()
  await page.request.post('/auth/login', {
    data: { email: 'member@demo.example', password: 'Demo-1234!', remember: false },
    headers: SAME_ORIGIN,
  })
  const { pagination } = await (await page.request.get('/api/v1/liens?perPage=1')).json()
  await page.goto(`/titles/${pagination.data[0].title_id}/download`)
  await expect(page.getByRole('button', { name: /^Download: / }).first()).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Choose/ })).toHaveCount(0)
})
