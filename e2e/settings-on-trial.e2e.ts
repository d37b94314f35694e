import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { startSite } from './start-site.ts'

const FROM_HERE = { 'sec-fetch-site': 'same-origin' }
const TABS = {
  'outgoing-email': 'Outgoing mail',
  cache: 'Caches',
  queue: 'Job queue',
  websockets: 'Live connections',
  search: 'Search',
  videos: 'Videos',
}

async function logIn(page: Page): Promise<void> {
  const answer = await page.request.post('/auth/login', {
    data: { email: 'admin@demo.example', password: 'Demo-1234!', remember: false },
    headers: FROM_HERE,
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('an administrator tries settings out, and keeps a new address of the site from there', async ({
  openContext,
  checkAccessibility,
}) => {
  // Without an address of the environment, which would decide it.
  const site = await startSite({ BASE_URL: '', IMAGE_CACHE_MB: '64' })
  const { port } = new URL(site.baseUrl)
  const [here, there] = [`http://127.0.0.1:${port}`, `http://localhost:${port}`]
  try {
    const page = await (await openContext({ baseURL: here })).newPage()
    await logIn(page)

    await test.step('each tab is there, and what the environment decides is not changed', async () => {
      for (const [tab, name] of Object.entries(TABS)) {
        await page.goto(`/admin/settings/${tab}`)
        await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible()
      }
      await checkAccessibility(page)
      await page.goto('/admin/settings/cache')
      await expect(
        page.getByRole('textbox', { name: 'Megabytes that they may take on the disk' }),
      ).toBeDisabled()
      await expect(page.getByText('Set by IMAGE_CACHE_MB')).toBeVisible()
      await page.getByRole('button', { name: 'Clear the caches' }).click()
      await expect(page.getByText('The caches are empty')).toBeVisible()
    })

    await test.step('a test mail says what came of it', async () => {
      await page.goto('/admin/settings/outgoing-email')
      const send = page.getByRole('button', { name: 'Send a test mail to admin@demo.example' })
      await send.click()
      await expect(page.getByText('No mail server is set up')).toBeVisible()
      await page.getByRole('textbox', { name: 'Host of the mail server' }).fill('127.0.0.1')
      await page.getByRole('textbox', { name: 'Port', exact: true }).fill('1')
      await page.keyboard.press('Control+s')
      await expect(page.getByText('Settings saved')).toBeVisible()
      await send.click()
      await expect(page.getByText('Nothing answers at this port of the mail server.')).toBeVisible()
    })

    await test.step('a new address is kept from there alone, or taken back', async () => {
      await page.goto('/admin/settings')
      const address = page.getByRole('textbox', { name: 'Address', exact: true })
      await address.fill(there)
      await page.keyboard.press('Control+s')
      const banner = page.getByRole('region', { name: 'On trial: Address' })
      await expect(banner.getByRole('link', { name: `Open ${there}` })).toBeVisible()
      await checkAccessibility(page)
      await banner.getByRole('button', { name: 'Take back' }).click()
      await expect(banner).toHaveCount(0)
      await expect(address).toHaveValue('')

      await address.fill(there)
      await page.keyboard.press('Control+s')
      await expect(banner).toBeVisible()
      const arrived = await (await openContext({ baseURL: there })).newPage()
      await logIn(arrived)
      await arrived.goto('/admin/settings')
      await arrived
        .getByRole('region', { name: 'On trial: Address' })
        .getByRole('button', { name: 'Keep', exact: true })
        .click()
      await expect(arrived.getByText('Kept for good')).toBeVisible()
      await arrived.reload()
      await expect(arrived.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue(
        there,
      )
    })
  } finally {
    await site.stop()
  }
})
