import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { torrentOf } from './releases-of-tests.ts'

// Those of the team wait for nobody: the queues, which other journeys look at, stay as they are.
const fileOf = (name: string, buffer: Buffer) => ({
  name: `${name}.torrent`,
  mimeType: 'application/x-bittorrent',
  buffer,
})
/** As a hand lets go of them over what takes files. */
async function drop(onto: Locator, files: readonly { name: string; buffer: Buffer }[]) {
  const given = files.map(({ name, buffer }) => [name, buffer.toString('base64')] as const)
  const dataTransfer = await onto.page().evaluateHandle((all) => {
    const carried = new DataTransfer()
    for (const [name, content] of all)
      carried.items.add(new File([Uint8Array.from(atob(content), (c) => c.charCodeAt(0))], name))
    return carried
  }, given)
  for (const type of ['dragenter', 'dragover', 'drop'])
    await onto.dispatchEvent(type, { dataTransfer })
}
const rowsIn = (page: Page, state: string) => page.locator(`tr[data-state="${state}"]`)
const cellOf = (page: Page, name: string, field: string) =>
  page.getByRole('row').filter({ hasText: name }).locator(`[data-field="${field}"]`)

test('fifty torrents that are dropped at once are checked in a table and added, but for those that are there already', async ({
  login,
  checkAccessibility,
}) => {
  test.setTimeout(180_000)
  const page = await login('team')
  const run = randomUUID().replaceAll('-', '').slice(0, 6).replaceAll(/e/g, 'f')
  const nameOf = (index: number) => `Charade.1963.FRENCH.1080p.BluRay.x264-N${index}x${run}`
  const torrents = Array.from({ length: 49 }, (_, index) => torrentOf(nameOf(index)))
  await page.goto('/admin/liens')
  await page.getByRole('link', { name: 'Add many' }).first().click()
  const field = page.getByLabel('Newsgroup files and torrents')

  // Two are on the site before.
  await field.setInputFiles([0, 1].map((index) => fileOf(nameOf(index), torrents[index]!)))
  await expect(rowsIn(page, 'ready')).toHaveCount(2)
  await page.getByRole('button', { name: 'Add all 2 that are ready' }).click()
  await expect(rowsIn(page, 'added')).toHaveCount(2)
  await page.getByRole('button', { name: 'Clear what was added' }).click()

  await drop(page.getByText(/^Drop newsgroup files and torrents here/), [
    ...torrents.map((content, index) => fileOf(nameOf(index), content)),
    fileOf(`Charade.1963.again-${run}`, torrents[7]!),
  ])
  await expect(rowsIn(page, 'ready')).toHaveCount(47, { timeout: 60_000 })
  await expect(rowsIn(page, 'duplicate')).toHaveCount(3)
  await expect(page.getByText('This title has it already')).toHaveCount(2)
  await expect(page.getByText(/^The same as “.*” above$/)).toHaveCount(1)
  await checkAccessibility(page)

  await page.getByRole('button', { name: 'Remove 3 duplicates' }).click()
  await page.getByRole('button', { name: 'Add all 47 that are ready' }).click()
  await expect(rowsIn(page, 'added')).toHaveCount(47, { timeout: 60_000 })
  const { results } = await (await page.request.get('/api/v1/search/charade')).json()
  const list = await page.request.get(
    `/api/v1/torrents?loader=liens&title_id=${results[0].id}&perPage=100`,
  )
  const { data } = (await list.json()).pagination
  const mine = data.filter(({ name }: { name: string }) => name.endsWith(run))
  expect(mine).toHaveLength(49)
})

test('ten lines are pasted, and the one with an unknown host is corrected by keyboard', async ({
  login,
}) => {
  const page = await login('team')
  const run = randomUUID().slice(0, 8)
  const lineOf = (index: number, host = 'archive.org') =>
    `Detour.1945.FRENCH.1080p.WEB-DL-N${index}x https://${host}/details/n-${run}-${index}`
  await page.goto('/admin/add-many')
  const lines = Array.from({ length: 10 }, (_, index) =>
    lineOf(index, index === 2 ? 'example.invalid' : undefined),
  )
  await page.getByLabel('Names and addresses').fill(lines.join('\n'))
  await page.getByRole('button', { name: 'Read these lines' }).click()
  await expect(rowsIn(page, 'ready')).toHaveCount(9)
  await expect(page.getByText('Line 3: example.invalid is not a known host')).toBeVisible()

  // Corrected where it stands.
  await cellOf(page, 'N2x', 'lien').focus()
  await page.keyboard.press('F2')
  const editor = page.getByRole('textbox', { name: /^Leads to/ })
  await expect(editor).toHaveValue(/example\.invalid/)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(`https://archive.org/details/n-${run}-2`)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(rowsIn(page, 'ready')).toHaveCount(10)
  await expect(page.getByText('is not a known host')).toHaveCount(0)

  // A value is changed and copied to rows that are selected.
  const quality = cellOf(page, 'N0x', 'qualite')
  await quality.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('HDTV 720')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(quality).toHaveText('HDTV 720p')
  await cellOf(page, 'N1x', 'title').focus()
  await page.keyboard.press('Space')
  await quality.focus()
  await page.keyboard.press('ControlOrMeta+d')
  await expect(cellOf(page, 'N1x', 'qualite')).toHaveText('HDTV 720p')

  // A reload loses nothing; a row that is removed comes back.
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(rowsIn(page, 'ready')).toHaveCount(10)
  await expect(quality).toHaveText('HDTV 720p')
  await page.getByRole('button', { name: /^Remove Detour.*N9x/ }).click()
  await expect(rowsIn(page, 'ready')).toHaveCount(9)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowsIn(page, 'ready')).toHaveCount(10)

  await page.getByRole('button', { name: 'Add all 10 that are ready' }).click()
  await expect(rowsIn(page, 'added')).toHaveCount(10)
  // Sent again, the same is refused by its title.
  await page.getByLabel('Names and addresses').fill(lineOf(4))
  await page.getByRole('button', { name: 'Read these lines' }).click()
  await expect(rowsIn(page, 'duplicate')).toHaveCount(1)
})
