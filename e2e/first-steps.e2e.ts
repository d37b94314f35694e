import { expect, test } from './fixtures.ts'
import { startSite } from './start-site.ts'

const PASSWORD = 'Correct-horse-9'

test('a newcomer makes a site of nothing in five steps', async ({
  openContext,
  checkAccessibility,
}) => {
  const site = await startSite({ DEMO: 'off' }, { isNew: true })
  try {
    const page = await (await openContext({ baseURL: site.baseUrl })).newPage()
    const step = (name: string) => page.getByRole('heading', { level: 2, name })

    await test.step('the account', async () => {
      await page.goto(site.said(/\/setup\?token=[\w-]+/))
      await page.getByLabel('Email').fill('boss@site.test')
      await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Create administrator' }).click()
      await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible()
      await page.getByLabel('Email').fill('boss@site.test')
      await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(step('Name and look')).toBeVisible()
    })

    await test.step('name and look', async () => {
      await checkAccessibility(page)
      await page.getByRole('textbox', { name: 'Name of the site' }).fill('Old Reels')
      await page.getByRole('button', { name: 'Save and go on' }).click()
      await expect(step('Languages and dates')).toBeFocused()
      await checkAccessibility(page)
    })

    await test.step('languages, and where facts come from', async () => {
      await page.getByRole('link', { name: 'Go on' }).click()
      await expect(step('Where facts come from')).toBeVisible()
      await checkAccessibility(page)
      await page.getByRole('link', { name: 'Go on' }).click()
    })

    await test.step('the first titles, and a site that people can use', async () => {
      await expect(step('First titles')).toBeVisible()
      // On a phone the row of steps is scrolled to the one that is shown.
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(page.getByRole('link', { name: /First titles/ })).toBeInViewport()
      await checkAccessibility(page)
      await page.getByRole('button', { name: /^Add \d+ films$/ }).click()
      await expect(page.getByText('Your catalogue has its first titles.')).toBeFocused()
      await page.getByRole('link', { name: 'Look at your site' }).click()
      await expect(page).toHaveURL(`${site.baseUrl}/`)
      await expect(page.getByRole('link', { name: /Metropolis/ }).first()).toBeVisible()
      await expect(page).toHaveTitle(/Old Reels/)
      await checkAccessibility(page)
      await page.goto('/admin')
      await expect(page.getByText('Your site has no titles yet')).toHaveCount(0)
    })
  } finally {
    await site.stop()
  }
})
