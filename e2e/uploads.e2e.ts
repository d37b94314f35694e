import type { BrowserContext } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import {
  checksumOf,
  chooseFiles,
  makeFiles,
  MB,
  openFilesAsAdmin,
  throttleUploads,
} from './sent-files.ts'
import { startSite, type StartedSite } from './start-site.ts'

const files = makeFiles()
test.afterAll(() => files.remove())

test('files are sent, listed, opened and deleted by those who manage them', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('admin')
  await page.goto('/admin/files')
  await checkAccessibility(page)
  const [first, second] = [files.make('first.bin', 1_000), files.make('second.bin', 5 * MB)]
  await chooseFiles(page, [first.file, second.file])
  const uploads = page.getByRole('region', { name: 'Uploads' })
  await expect(uploads.getByText('Arrived')).toHaveCount(2)
  await checkAccessibility(page)
  expect(await checksumOf(page, 'first.bin')).toBe(first.checksum)
  expect(await checksumOf(page, 'second.bin')).toBe(second.checksum)
  await page.getByRole('checkbox', { name: 'Select first.bin' }).check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted 1 record')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download first.bin' })).toBeHidden()
})

test('an upload goes on where it was when the server was killed in the middle of it', async ({
  openContext,
}) => {
  const site = await startSite()
  try {
    await sendAcrossKill(site, await openContext({ baseURL: site.baseUrl }))
  } finally {
    await site.stop()
  }
})

async function sendAcrossKill(site: StartedSite, context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await openFilesAsAdmin(page, site.baseUrl)
  const long = files.make('film.bin', 120 * MB)
  const throttle = await throttleUploads(page, 12 * MB)
  const offsets: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
  })
  await chooseFiles(page, long.file)
  const upload = page.getByRole('group', { name: 'film.bin' })
  await expect(upload.getByText(/Sending: [3-9]\d %/)).toBeVisible()
  await site.kill()
  await site.restart()
  await throttle(-1)
  const again = upload.getByRole('button', { name: 'Send film.bin again' })
  const arrived = upload.getByText('Arrived')
  await expect(arrived.or(again)).toBeVisible({ timeout: 120_000 })
  if (await again.isVisible()) await again.click()
  await expect(arrived).toBeVisible({ timeout: 120_000 })
  expect(offsets.filter((offset) => offset === 0)).toHaveLength(1)
  expect(Math.max(...offsets)).toBeGreaterThan(0)
  await page.reload()
  expect(await checksumOf(page, 'film.bin')).toBe(long.checksum)
}
