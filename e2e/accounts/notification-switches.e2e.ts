import { expect, test } from '../fixtures.ts'
import { startSite } from '../start-site.ts'

test('a site without preferences or notifications offers neither, nor their pages', async ({
  openContext,
}) => {
  const site = await startSite()
  try {
    const page = await (await openContext({ baseURL: site.baseUrl })).newPage()
    const login = {
      data: { email: 'uploader@demo.example', password: 'Demo-1234!', remember: false },
      headers: { 'sec-fetch-site': 'same-origin' },
    }
    expect((await page.request.post('/auth/login', login)).ok()).toBe(true)
    await page.goto('/notifications/settings')
    await expect(page).toHaveURL(`${site.baseUrl}/notifications/settings`)
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()

    await site.changeSettings({ notif: { subs: { integrated: false } } })
    await page.goto('/notifications/settings')
    await expect(page).toHaveURL(`${site.baseUrl}/`)
    await page.goto('/notifications')
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Settings', exact: true })).toHaveCount(0)

    await site.changeSettings({ notif: { integrated: false } })
    await page.goto('/movies')
    await expect(page.getByRole('button', { name: 'Account of uploader' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveCount(0)
  } finally {
    await site.stop()
  }
})
