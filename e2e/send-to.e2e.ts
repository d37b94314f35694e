import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { type StartedSite, startSite } from './start-site.ts'

const SECRET = 'a-secret-of-aria2-4711'
const OPEN_TO_PAGES = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
}

interface Call {
  readonly method: string
  readonly params: readonly [token: string, ...rest: unknown[]]
}

/** aria2, started with `--rpc-secret` and `--rpc-allow-origin-all`: it takes every link, but those that are refused. */
async function startAria2() {
  const taken: { address: string; origin: string | undefined }[] = []
  const refused = new Set<string>()
  const fault = (message: string) => ({ code: 1, message })
  const server = createServer((request, response) => {
    const { origin } = request.headers
    const answer = ({ method, params }: Call): { result: unknown } | { error: object } => {
      if (method === 'system.multicall') {
        const calls = params[0] as unknown as { methodName: string; params: Call['params'] }[]
        const results = calls.map((one) => answer({ method: one.methodName, params: one.params }))
        return { result: results.map((one) => ('error' in one ? one.error : [one.result])) }
      }
      if (params[0] !== `token:${SECRET}`) return { error: fault('Unauthorized') }
      if (method === 'aria2.getVersion') return { result: { version: '1.37.0' } }
      const [address = ''] = params[1] as string[]
      if (refused.has(address)) return { error: fault('No URI to download.') }
      taken.push({ address, origin })
      return { result: '2089b05ecca3d829' }
    }
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (request.method !== 'POST') return response.writeHead(200, OPEN_TO_PAGES).end()
      const call = JSON.parse(String(Buffer.concat(parts))) as Call
      const body = { jsonrpc: '2.0', id: 'mediatheque', ...answer(call) }
      return response.writeHead(200, OPEN_TO_PAGES).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { host, address: `http://${host}`, taken, refused, close: () => server.close() }
}

let aria2: Awaited<ReturnType<typeof startAria2>>
let site: StartedSite

// A site of its own, whose network the small aria2 above is part of.
test.beforeAll(async () => {
  aria2 = await startAria2()
  site = await startSite({ DOWNLOAD_CLIENT_HOSTS: aria2.host })
})
test.afterAll(async () => {
  await site.stop()
  aria2.close()
})

async function addClient(
  page: Page,
  { name, from, secret }: { name: string; from: string; secret: string },
) {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Add a client' }).click()
  await dialog.getByRole('combobox', { name: 'Client', exact: true }).click()
  await page.getByRole('option', { name: 'aria2' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByRole('combobox', { name: 'Asked from' }).click()
  await page.getByRole('option', { name: from }).click()
  await dialog.getByLabel('Address of the client').fill(aria2.address)
  await dialog.getByLabel('API key or secret').fill(secret)
}

test('a member sends downloads to clients, by the browser and by the site', async ({
  openContext,
  checkAccessibility,
}) => {
  const context = await openContext({
    baseURL: site.baseUrl,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.request.post('/auth/login', {
    data: { email: 'premium@demo.example', password: 'Demo-1234!', remember: false },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const dialog = page.getByRole('dialog')
  const panel = page.getByRole('region', { name: 'Download clients' })
  const add = dialog.getByRole('button', { name: 'Add', exact: true })
  // A menu in it that is on its way out takes the first key for itself.
  const close = () =>
    expect(async () => {
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden({ timeout: 1000 })
    }).toPass()

  await test.step('a client that the browser asks keeps its secret there', async () => {
    await page.goto('/account-settings')
    await addClient(page, { name: 'At home', from: 'This browser', secret: SECRET })
    await checkAccessibility(page)
    const sent = page.waitForRequest((request) => request.url().endsWith('/download-clients'))
    await add.click()
    expect((await sent).postData()).not.toContain(SECRET)
    await expect(panel.getByText('At home')).toBeVisible()
  })

  await test.step('a page from before it says so, and the next one finds it ready', async () => {
    const check = panel.getByRole('button', { name: 'Test the client At home' })
    await check.click()
    await expect(panel.getByRole('status')).toContainText('Reload it')
    await panel.getByRole('button', { name: 'Reload the page' }).click()
    await check.click()
    await expect(panel.getByText('At home is ready')).toBeVisible()
  })

  await test.step('one that the site asks is refused with a wrong secret, and taken with the right one', async () => {
    await addClient(page, { name: 'In the attic', from: 'The site', secret: 'wrong' })
    await add.click()
    const attic = panel.getByRole('listitem').filter({ hasText: 'In the attic' })
    const check = attic.getByRole('button', { name: /^Test/ })
    await check.click()
    await expect(attic.getByRole('status')).toContainText('does not accept')
    await checkAccessibility(page)
    await attic.getByRole('button', { name: /^Edit/ }).click()
    await dialog.getByLabel('API key or secret').fill(SECRET)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await check.click()
    await expect(attic.getByRole('status')).toContainText('is ready')
  })

  const { pagination } = await (await page.request.get('/api/v1/liens?perPage=100')).json()
  const titles: number[] = pagination.data.map((link: { title_id: number }) => link.title_id)
  const titleId = titles.find((id) => titles.filter((other) => other === id).length > 1)!

  await test.step('a row is sent by the browser, and then by the site, which is remembered', async () => {
    await page.goto(`/titles/${titleId}/download`)
    const row = page.getByRole('button', { name: /^Send to: / }).first()
    await row.click()
    await dialog.getByRole('button', { name: 'Send to At home' }).click()
    await expect(dialog.getByRole('status')).toContainText('At home took')
    await checkAccessibility(page)
    const before = aria2.taken.length
    expect(aria2.taken.map(({ origin }) => origin)).toContain(site.baseUrl)
    await dialog.getByRole('button', { name: 'Send to another client' }).click()
    await page.getByRole('menuitem', { name: 'Send to In the attic' }).click()
    await expect(dialog.getByRole('status')).toContainText('In the attic took')
    expect(aria2.taken.slice(before)).toEqual(
      aria2.taken.slice(0, before).map(({ address }) => ({ address, origin: undefined })),
    )
    await close()
    await row.click()
    await expect(dialog.getByRole('button', { name: 'Send to In the attic' })).toBeVisible()
    await close()
  })

  await test.step('of several it is said which were refused', async () => {
    aria2.refused.add(aria2.taken[0]!.address)
    for (const box of (await page.getByRole('checkbox', { name: /^Choose / }).all()).slice(0, 2))
      await box.check()
    await page.getByRole('button', { name: 'Download the chosen links' }).click()
    await dialog.getByRole('button', { name: 'Send to In the attic' }).click()
    await expect(dialog.getByText('The client refused it.')).toBeVisible()
    await expect(dialog.getByText(aria2.taken[0]!.address).last()).toBeVisible()
    await checkAccessibility(page)
    await page.keyboard.press('Escape')
  })

  await test.step('a client is taken away after a question', async () => {
    await page.goto('/account-settings')
    await panel.getByRole('button', { name: 'Delete the client At home' }).click()
    await dialog.getByRole('button', { name: 'Delete client' }).click()
    await expect(panel.getByText('At home')).toBeHidden()
    const kept = await page.evaluate(() => localStorage.getItem('download-clients.secrets'))
    expect(kept).not.toContain(SECRET)
  })

  await test.step('nothing that lets anybody in stays behind in the browser', async () => {
    const kept = () => page.evaluate(() => localStorage.getItem('download-clients.secrets'))
    expect(await kept()).not.toBeNull()
    await page.getByRole('button', { name: /^Account of / }).click()
    await page.getByRole('button', { name: 'Log out', exact: true }).click()
    await expect.poll(kept).toBeNull()
  })
})
