import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { startSite, type StartedSite } from './start-site.ts'

const MB = 1024 * 1024

const folder = mkdtempSync(path.join(tmpdir(), 'mediatheque-sent-'))
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

function makeFile(name: string, size: number) {
  const content = randomBytes(size)
  const file = path.join(folder, name)
  writeFileSync(file, content)
  return { file, checksum: createHash('sha256').update(content).digest('hex') }
}

const choose = (page: Page, files: string | string[]) =>
  page.getByLabel('Send files', { exact: true }).locator('input[type=file]').setInputFiles(files)

async function checksumOf(page: Page, name: string): Promise<string> {
  const link = page.getByRole('link', { name: `Download ${name}` })
  const response = await page.request.get((await link.getAttribute('href'))!)
  expect(response.ok()).toBe(true)
  return createHash('sha256')
    .update(await response.body())
    .digest('hex')
}

test('files are sent, listed, opened and deleted by those who manage them', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('admin')
  await page.goto('/admin/files')
  await checkAccessibility(page)
  const [first, second] = [makeFile('first.bin', 1_000), makeFile('second.bin', 5 * MB)]
  await choose(page, [first.file, second.file])
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
  await page.request.post('/auth/login', {
    data: { email: 'admin@demo.example', password: 'Demo-1234!', remember: false },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  await page.goto('/admin/files')
  const long = makeFile('film.bin', 120 * MB)
  // Slow enough to be in the middle of it for some seconds.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const throttle = (bytesPerSecond: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    })
  await throttle(12 * MB)
  const offsets: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
  })
  await choose(page, long.file)
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
