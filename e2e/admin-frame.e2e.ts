import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

const PHONE = { width: 390, height: 844 }
const areas = (page: Page) => page.getByRole('navigation', { name: 'Areas of the administration' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a moderator finds through the administration on a phone, by keyboard alone', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('moderator')
  await page.setViewportSize(PHONE)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'What waits' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How the site is' })).toHaveCount(0)
  await checkAccessibility(page)

  // The sheet keeps the focus, and gives it back.
  const opener = page.getByRole('button', { name: /^Areas of the administration/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Administration' })
  await expect(sheet).toBeVisible()
  await checkAccessibility(page)
  for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('Tab')
  expect(await page.evaluate("document.activeElement.closest('dialog, body').tagName")).toBe(
    'DIALOG',
  )
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()

  // An entry leads on, and the reader goes on at the heading of the page.
  await page.keyboard.press('Enter')
  await sheet.getByRole('link', { name: /^Links validation/ }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Links validation')).toBeFocused()
  await expect(page).toHaveTitle(/^Links validation/)
  const crumbs = page.getByRole('navigation', { name: 'Where you are' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['Administration', 'Links validation'])
  await crumbs.getByRole('link', { name: 'Administration' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Administration')).toBeFocused()
})

test('staff go anywhere by the command palette, which others never load', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('admin')
  await page.goto('/movies')
  await expect(page.getByRole('button', { name: 'Command palette' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  const field = palette.getByRole('combobox')
  await expect(field).toBeFocused()
  await expect(palette.getByRole('option', { name: /^Start page/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await checkAccessibility(page)

  // Words of the other language find pages too.
  await page.keyboard.type('validation des liens')
  await expect(palette.getByRole('option')).toHaveText([/^Links validation/])
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Links validation')).toBeFocused()

  // What was chosen comes first the next time; titles, members and what can be done are found.
  await page.keyboard.press('Control+k')
  await expect(
    palette.getByRole('group', { name: 'Lately chosen' }).getByRole('option'),
  ).toHaveText([/^Links validation/])
  await page.keyboard.type('metropolis')
  const adding = palette.getByRole('option', { name: /^Add links to Metropolis/ })
  await expect(palette.getByRole('status')).toHaveText(/result/)
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(adding).toHaveAttribute('aria-selected', 'true', { timeout: 100 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/liens\/\d+\/new$/)
  const crumbs = page.getByRole('navigation', { name: 'Where you are' })
  await expect(crumbs.getByRole('listitem')).toHaveText([
    'Administration',
    'Links',
    'Metropolis',
    'New link on Metropolis',
  ])
  await page.keyboard.press('Control+k')
  await page.keyboard.type('uploader')
  await expect(palette.getByRole('group', { name: 'Members' }).getByRole('option')).not.toHaveCount(
    0,
  )
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  // A single setting is found by its name, and typed into at once.
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('one sentence')
  const settings = palette.getByRole('group', { name: 'Settings' }).getByRole('option')
  // The first letters find others too.
  await expect(settings).toHaveText([/^In one sentence/])
  await expect(settings).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/settings\/general#branding\.description$/)
  await expect(page.getByRole('textbox', { name: 'In one sentence' })).toBeFocused()

  const member = await login('member')
  const scripts: string[] = []
  member.on('request', (request) => scripts.push(request.url()))
  await member.goto('/movies')
  await member.keyboard.press('Control+k')
  await expect(member.getByRole('dialog')).toHaveCount(0)
  expect(scripts.filter((url) => url.includes('palette'))).toEqual([])
})

test('no letter is lost that is typed while the command palette is on its way', async ({
  login,
}) => {
  const page = await login('admin')
  let show = () => {}
  const isWanted = new Promise<void>((resolve) => (show = resolve))
  await page.route(/command-palette[^/]*\.js/, async (route) => {
    await isWanted
    await route.continue()
  })
  await page.goto('/movies')
  await expect(page.getByRole('button', { name: 'Command palette' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('history')
  show()
  const field = page.getByRole('dialog').getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type(' of')
  await expect(field).toHaveValue('history of')
})

test('the frame stays where a page fails or is not there, folded as it was left', async ({
  openContext,
}) => {
  // Of a page that fails the browser's console says so too, which a login of the tests does not forgive.
  const page = await (await openContext()).newPage()
  await page.request.post('/auth/login', {
    data: { email: 'admin@demo.example', password: 'Demo-1234!', remember: false },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Fold the navigation' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Unfold the navigation' })).toBeVisible()
  await expect(areas(page).getByRole('link', { name: 'Links', exact: true })).toBeVisible()

  await page.route('**/api/v1/liens-overview*', (route) =>
    route.fulfill({ status: 422, json: { message: 'Not today', errors: {} } }),
  )
  await areas(page).getByRole('link', { name: 'Links', exact: true }).click()
  await expect(heading(page, 'There was an issue loading this page')).toBeVisible()
  await expect(areas(page)).toBeVisible()
  await areas(page).getByRole('link', { name: 'Start page' }).click()
  await expect(heading(page, 'Administration')).toBeVisible()

  const missing = await page.goto('/admin/nothing-of-the-kind')
  expect(missing?.status()).toBe(404)
  await expect(areas(page)).toBeVisible()
  await expect(heading(page, 'There is nothing here')).toBeVisible()
})

test('uploaders see how their own contributions stand, and nothing that waits for others', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('uploader')
  const start = await page.goto('/admin')
  expect(start?.status()).toBe(404)
  await page.goto('/admin/liens')
  await expect(page.getByRole('region', { name: 'Your contributions' })).toContainText('active')
  await expect(page.getByRole('button', { name: 'Command palette' })).toHaveCount(0)
  await expect(areas(page).getByRole('link')).toHaveText([
    'My links',
    'My newsgroup files',
    'My torrents',
    'Add many',
  ])
  await checkAccessibility(page)
})
