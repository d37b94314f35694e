import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page } from 'playwright/test'

export const MB = 1024 * 1024

export interface MadeFile {
  readonly file: string
  readonly checksum: string
}

/** Files of chance, in a folder that goes with the test. */
export function makeFiles() {
  const folder = mkdtempSync(path.join(tmpdir(), 'mediatheque-sent-'))
  return {
    make: (name: string, size: number): MadeFile => {
      const content = randomBytes(size)
      const file = path.join(folder, name)
      writeFileSync(file, content)
      return { file, checksum: createHash('sha256').update(content).digest('hex') }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export async function openFilesAsAdmin(page: Page, baseUrl: string): Promise<void> {
  const answer = await page.request.post(`${baseUrl}/auth/login`, {
    data: { email: 'admin@demo.example', password: 'Demo-1234!', remember: false },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.ok()).toBe(true)
  await page.goto(`${baseUrl}/admin/files`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

export const chooseFiles = (page: Page, files: string | string[]) =>
  page.getByLabel('Send files', { exact: true }).locator('input[type=file]').setInputFiles(files)

/** By the browser's own protocol: Playwright hands large files only to browsers that it started. */
export async function chooseLargeFile(page: Page, file: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument')
  const selector = '[aria-label="Send files"] input[type=file]'
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  await session.send('DOM.setFileInputFiles', { nodeId, files: [file] })
}

/** Of a file as the site gives it out. */
export async function checksumOf(page: Page, name: string): Promise<string> {
  const link = page.getByRole('link', { name: `Download ${name}` })
  const address = new URL((await link.getAttribute('href'))!, page.url())
  const cookies = await page.context().cookies(address.href)
  const cookie = cookies.map(({ name: key, value }) => `${key}=${value}`).join('; ')
  // As it comes: it may be larger than memory.
  const response = await fetch(address, { headers: { cookie } })
  expect(response.ok).toBe(true)
  const hash = createHash('sha256')
  for await (const chunk of response.body!) hash.update(chunk)
  return hash.digest('hex')
}

/** Slows down what the page sends, so that there is a middle of it. @returns sets another speed; -1 for all there is */
export async function throttleUploads(page: Page, bytesPerSecond: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const throttle = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await throttle(bytesPerSecond)
  return throttle
}
