import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'
import type { CorsRule } from '../server/src/platform/storage/test-bucket-cors.ts'
import { startTestS3Server, type TestS3Server } from '../server/src/platform/storage/test-bucket.ts'
import { expect, test } from './fixtures.ts'
import { startKillableBrowser } from './killable-browser.ts'
import {
  checksumOf,
  chooseFiles,
  chooseLargeFile,
  makeFiles,
  MB,
  openFilesAsAdmin,
  throttleUploads,
} from './sent-files.ts'
import { startSite, type StartedSite } from './start-site.ts'

const files = makeFiles()
let bucket: TestS3Server
let site: StartedSite

test.beforeAll(async () => {
  bucket = await startTestS3Server()
  const { endpoint, region, bucket: name, accessKeyId, secretAccessKey } = bucket.config
  site = await startSite({
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: name,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  })
  bucket.allowOrigins(readRules(site.baseUrl))
  await site.changeSettings({ uploads: { uploads_driver: 's3', s3_direct_upload: true } })
})
test.afterAll(async () => {
  files.remove()
  await site.stop()
  await bucket.stop()
})

/** Those that administrators are told to set. */
function readRules(origin: string): readonly CorsRule[] {
  const file = path.resolve(import.meta.dirname, '../docs/CONFIGURATION.md')
  const [, rules = ''] =
    /```json\n(\[[^`]+"AllowedOrigins"[^`]+)```/.exec(readFileSync(file, 'utf8')) ?? []
  return JSON.parse(rules.replace('https://media.example.org', origin)) as CorsRule[]
}

/** Calls by the page, as `PUT bucket`. */
function watchCalls(page: Page) {
  const calls: string[] = []
  const signed: number[][] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === bucket.config.endpoint) calls.push(`${request.method()} bucket`)
    else if (pathname.startsWith('/api/v1/s3/')) calls.push(pathname.slice('/api/v1/'.length))
    if (pathname.endsWith('/batch-sign-part-urls'))
      signed.push((request.postDataJSON() as { partNumbers: number[] }).partNumbers)
  })
  return { calls, signed }
}

const arrived = (page: Page, name: string) =>
  expect(page.getByRole('group', { name }).getByText('Arrived')).toBeVisible({ timeout: 180_000 })

test('a file goes straight to the bucket in one body, and past pages that may not send it', async ({
  openContext,
}) => {
  const page = await (await openContext({ baseURL: site.baseUrl })).newPage()
  await openFilesAsAdmin(page, site.baseUrl)
  const note = files.make('note.bin', 5 * MB)
  const { calls } = watchCalls(page)
  await chooseFiles(page, note.file)
  await arrived(page, 'note.bin')
  expect(calls).toEqual(['s3/simple/presign', 'PUT bucket', 's3/entries'])
  expect([...bucket.objects.values()].map(({ length }) => length)).toEqual([5 * MB])
  expect(await checksumOf(page, 'note.bin')).toBe(note.checksum)

  bucket.allowOrigins(readRules('https://other.example'))
  const refused = files.make('refused.bin', MB)
  await chooseFiles(page, refused.file)
  const upload = page.getByRole('group', { name: 'refused.bin' })
  const again = upload.getByRole('button', { name: 'Send refused.bin again' })
  await expect(again).toBeVisible()
  bucket.allowOrigins(readRules(site.baseUrl))
  await again.click()
  await arrived(page, 'refused.bin')
})

test('a long file goes straight to the bucket in parts, and on with them when the browser was killed', async () => {
  test.setTimeout(600_000)
  const browser = await startKillableBrowser()
  try {
    const film = files.make('film.bin', 250 * MB)
    const page = await browser.context().newPage()
    await openFilesAsAdmin(page, site.baseUrl)
    await throttleUploads(page, 12 * MB)
    const first = watchCalls(page)
    await chooseLargeFile(page, film.file)
    const partsThere = () => [...([...bucket.openUploads.values()].at(-1)?.keys() ?? [])]
    await expect.poll(() => partsThere().length, { timeout: 180_000 }).toBeGreaterThan(4)
    expect(first.signed[0]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    await browser.kill()
    const known = partsThere()

    await browser.restart()
    const next = await browser.context().newPage()
    await openFilesAsAdmin(next, site.baseUrl)
    await expect(next.getByRole('group', { name: 'film.bin' })).toContainText('Not finished.')
    const second = watchCalls(next)
    await chooseLargeFile(next, film.file)
    await arrived(next, 'film.bin')
    expect(second.calls[0]).toBe('s3/multipart/get-uploaded-parts')
    const missing = Array.from({ length: 13 }, (_, at) => at + 1).filter(
      (number) => !known.includes(number),
    )
    expect(second.signed.flat()).toEqual(missing)
    expect(second.calls.filter((call) => call === 'PUT bucket')).toHaveLength(missing.length)
    expect(await checksumOf(next, 'film.bin')).toBe(film.checksum)
  } finally {
    await browser.close()
  }
})
