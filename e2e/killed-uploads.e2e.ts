import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { startKillableBrowser } from './killable-browser.ts'
import {
  checksumOf,
  chooseLargeFile,
  makeFiles,
  MB,
  openFilesAsAdmin,
  throttleUploads,
} from './sent-files.ts'
import { startSite } from './start-site.ts'

/** `UPLOAD_MB=1024` sends a larger one. */
const SIZE_BYTES = Number(process.env.UPLOAD_MB ?? 120) * MB
/** Browsers write what pages keep to the disk some seconds later. */
const SECONDS = 18

const files = makeFiles()
test.afterAll(() => files.remove())

test('an upload goes on where it was when browser and server were killed in the middle of it', async () => {
  test.setTimeout(900_000)
  const [site, browser] = [await startSite(), await startKillableBrowser()]
  try {
    const film = files.make('film.bin', SIZE_BYTES)
    const page = await browser.context().newPage()
    await openFilesAsAdmin(page, site.baseUrl)
    await throttleUploads(page, SIZE_BYTES / SECONDS)
    await chooseLargeFile(page, film.file)
    await expect(page.getByRole('group', { name: 'film.bin' })).toContainText(/Sending: [5-9]\d %/)
    await Promise.all([browser.kill(), site.kill()])

    await Promise.all([browser.restart(), site.restart()])
    const next = await browser.context().newPage()
    await openFilesAsAdmin(next, site.baseUrl)
    const upload = next.getByRole('group', { name: 'film.bin' })
    await expect(upload).toContainText('Not finished. Choose the file again')
    const offsets = watchOffsets(next)
    await chooseLargeFile(next, film.file)
    await arriveAtLast(next)
    const description = `${Math.round(Math.min(...offsets) / MB)} of ${SIZE_BYTES / MB} MB`
    test.info().annotations.push({ type: 'went on at', description })
    expect(Math.min(...offsets)).toBeGreaterThan(SIZE_BYTES * 0.3)
    await next.reload()
    await expect(next.getByText('Not finished.')).toBeHidden()
    expect(await checksumOf(next, 'film.bin')).toBe(film.checksum)
  } finally {
    await Promise.all([browser.close(), site.stop()])
  }
})

function watchOffsets(page: Page): readonly number[] {
  const offsets: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
    expect(request.method() === 'POST' && request.url().endsWith('/tus/upload')).toBe(false)
  })
  return offsets
}

/** The process that was killed has the upload for some seconds more. */
async function arriveAtLast(page: Page): Promise<void> {
  const upload = page.getByRole('group', { name: 'film.bin' })
  const again = upload.getByRole('button', { name: 'Send film.bin again' })
  const arrived = upload.getByText('Arrived')
  await expect(arrived.or(again)).toBeVisible({ timeout: 300_000 })
  if (await again.isVisible()) await again.click()
  await expect(arrived).toBeVisible({ timeout: 300_000 })
}
