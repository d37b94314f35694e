import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures.ts'

const PHONE = { width: 390, height: 844 }

async function openMenu(page: Page, name: string): Promise<string[]> {
  await page.getByRole('button', { name: `Account of ${name}` }).click()
  const menu = page.locator('#user-menu')
  await expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible()
  const entries = menu.getByRole('link').or(menu.getByRole('button'))
  return (await entries.allInnerTexts()).map((text) => text.replace(/\s*\d*$/, ''))
}

test('the user menu has the entries of its reader, in their order, and says what they are', async ({
  login,
  checkAccessibility,
}) => {
  const badges = {
    admin: 'Admin',
    moderator: 'MODO',
    uploader: 'Uploader',
    team: 'Team',
    premium: 'PREMIUM',
  } as const
  for (const [role, badge] of Object.entries(badges)) {
    const page = await login(role as keyof typeof badges)
    await page.goto('/movies')
    const entries = await openMenu(page, role)
    // Teams that other journeys make stand here too, for those who are in one.
    const shared = entries.filter(
      (entry) => !/^(Administration|My links|Default|Cinema club)/.test(entry),
    )
    expect(shared).toEqual([
      'Account settings',
      'My lists',
      'What I follow',
      'Watch history',
      'Requests',
      'Profile page',
      'Workspaces',
      'Light mode',
      'Log out',
    ])
    await expect(page.locator('#user-menu').getByText(badge, { exact: true })).toBeVisible()
    if (role === 'admin') await checkAccessibility(page)
    await page.context().close()
  }
})

test('on a phone the menu has the notifications too, and changes the theme for good', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('member')
  await page.setViewportSize(PHONE)
  await page.goto('/movies')
  expect(await openMenu(page, 'member')).toEqual([
    'Account settings',
    'My lists',
    'What I follow',
    'Watch history',
    'Requests',
    'Profile page',
    'Notifications',
    'Workspaces',
    'Light mode',
    'Log out',
  ])
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Light mode' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  await openMenu(page, 'member')
  await page.locator('#user-menu').getByRole('link', { name: 'Notifications' }).click()
  await expect(page).toHaveURL(/\/notifications$/)
})

test('nobody logs out of the appearance editor by the page that it shows', async ({ login }) => {
  const page = await login('admin')
  await page.goto('/admin/appearance')
  await page.evaluate(() => {
    const { document } = globalThis as unknown as {
      document: { body: { append(node: object): void }; createElement(name: string): object }
    }
    document.body.append(
      Object.assign(document.createElement('iframe'), {
        src: '/movies',
        title: 'Preview',
        width: 1_200,
        height: 700,
        style: 'position: fixed; inset: 0; z-index: 9999',
      }),
    )
  })
  const preview = page.frameLocator('iframe[title=Preview]')
  await preview.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await preview.getByRole('button', { name: 'Account of admin' }).click()
  await preview.locator('#user-menu').getByRole('button', { name: 'Log out' }).click()
  await expect(preview.getByText("Can't logout while in appearance editor.")).toBeVisible()
  await page.goto('/movies')
  await openMenu(page, 'admin')
  await page.locator('#user-menu').getByRole('button', { name: 'Log out' }).click()
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Login', exact: true }).first(),
  ).toBeVisible()
})

test('visitors find login and registration as buttons, and on a phone behind a person', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/movies')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Login', exact: true }).first()).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Register' }).first()).toBeVisible()
  await page.setViewportSize(PHONE)
  await expect(bar.getByRole('link', { name: 'Register' }).first()).toBeHidden()
  await bar.getByRole('button', { name: 'Account', exact: true }).click()
  await expect(page.locator('#guest-menu').getByRole('link', { name: 'Register' })).toBeVisible()
  await checkAccessibility(page)
  await page.locator('#guest-menu').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/login/)
})
