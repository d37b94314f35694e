import { expect, test } from './fixtures.ts'
import { startSite } from './start-site.ts'

test('an administrator writes the heads of pages, and they stand there at once', async ({
  openContext,
  checkAccessibility,
}) => {
  const site = await startSite()
  try {
    const guest = await (await openContext({ baseURL: site.baseUrl })).newPage()
    const admin = await (await openContext({ baseURL: site.baseUrl })).newPage()
    const answer = await admin.request.post('/auth/login', {
      data: { email: 'admin@demo.example', password: 'Demo-1234!', remember: false },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(answer.ok()).toBe(true)
    await guest.goto('/movies')
    await guest.locator('main a[href*="/titles/"]').first().click()
    await expect(guest).toHaveURL(/\/titles\//)
    await expect(guest).toHaveTitle(/ · Mediatheque$/)

    await test.step('a template with a slip is refused beside its field', async () => {
      await admin.goto('/admin/settings/seo')
      for (const name of ['Titles', 'Seasons', 'Episodes', 'Watch pages', 'People', 'Channels'])
        await expect(admin.getByRole('heading', { name, exact: true })).toBeVisible()
      const field = admin.getByRole('textbox', { name: 'Title of the page, in English' }).first()
      await field.fill('Watch {{title.nmae}}')
      await admin.getByRole('button', { name: 'Save' }).click()
      await expect(
        admin.getByText('There is a placeholder here that is not known.').first(),
      ).toBeVisible()
      await field.fill('Watch {{title.name}} at {{site_name}}')
      await admin.getByRole('button', { name: 'Save' }).click()
      await expect(admin.getByText('Settings saved')).toBeVisible()
      await checkAccessibility(admin)
    })

    await test.step('guests read it when they open the page, and when they come from another', async () => {
      await guest.reload()
      await expect(guest).toHaveTitle(/^Watch .+ at Mediatheque$/)
      const title = await guest.title()
      await expect(guest.locator('meta[property="og:title"]')).toHaveAttribute('content', title)
      await guest.goto('/movies')
      await expect(guest).toHaveTitle('Movies · Mediatheque')
      await guest.locator('main a[href*="/titles/"]').first().click()
      await expect(guest).toHaveTitle(title)
      // What was said of the page before is not said of this one.
      await expect(guest.locator('meta[property="og:title"]')).toHaveCount(0)
    })
  } finally {
    await site.stop()
  }
})
