import type { BrowserContext } from 'playwright/test'
import { expect, test } from './fixtures.ts'

/** A page whose scripts do not come before they are let through. */
async function openHeld(context: BrowserContext, scripts = '*.js') {
  const page = await context.newPage()
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**/assets/${scripts}`, async (route) => {
    await promise
    await route.continue()
  })
  return { page, release }
}

test('what is sent before the page has come alive is kept out of the address, and sent then', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, locale: 'en-GB' })
  const { page, release } = await openHeld(context)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email', { exact: true }).fill('uploader@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/login$/)
  release()
  await expect(
    page.getByText('This email address and this password do not belong together.'),
  ).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('uploader@demo.example')
  await expect(page).toHaveURL(/\/login$/)
  await context.close()
})

test('a search that is sent before the page has come alive opens its results at once', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, locale: 'en-GB' })
  const { page } = await openHeld(context)
  await page.goto('/search', { waitUntil: 'commit' })
  const box = page.getByRole('main').getByLabel('Search titles and people')
  await box.fill('buster keaton')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\/buster%20keaton$/)
  await expect(page.getByRole('heading', { name: /buster keaton/ })).toBeVisible()
  await context.close()
})

test('a language that is chosen before the page has come alive is that of the page then', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, locale: 'en-GB' })
  const { page, release } = await openHeld(context)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').getByRole('combobox').selectOption('fr')
  release()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await context.close()
})

test('what is ticked and pressed before the page has come alive is done then', async ({
  browser,
  baseURL,
  login,
}) => {
  const member = await login('member')
  const { results } = await (await member.request.get('/api/v1/search/metropolis')).json()
  const context = await browser.newContext({
    baseURL: baseURL!,
    locale: 'en-GB',
    storageState: await member.context().storageState(),
  })
  const first = await openHeld(context)
  await first.page.goto(`/titles/${results[0].id}/metropolis`, { waitUntil: 'commit' })
  await first.page.getByRole('button', { name: 'Add to list' }).press('Enter')
  first.release()
  await expect(first.page.getByRole('dialog', { name: /^Add “Metropolis” to/ })).toBeVisible()

  // The page is alive, but for the part that is pressed.
  const part = await openHeld(context, 'title-actions-*.js')
  await part.page.goto(`/titles/${results[0].id}/metropolis`, { waitUntil: 'commit' })
  await part.page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await part.page.getByRole('button', { name: 'Add to list' }).press('Enter')
  part.release()
  await expect(part.page.getByRole('dialog', { name: /^Add “Metropolis” to/ })).toBeVisible()

  // What was ticked is known to the form: nobody is asked for it again.
  const second = await openHeld(context)
  await second.page.goto('/takedown', { waitUntil: 'commit' })
  const oaths = second.page.getByRole('checkbox', { name: /^I / })
  await expect(oaths).not.toHaveCount(0)
  for (const oath of await oaths.all()) await oath.check()
  await second.page.getByRole('button', { name: 'Send the notice' }).click()
  second.release()
  await expect(second.page.getByText('Please enter an email address.')).toBeVisible()
  for (const oath of await oaths.all()) {
    await expect(oath).toBeChecked()
    await expect(oath).not.toHaveAttribute('aria-invalid', 'true')
  }
  await context.close()
})

test('what a guest does with a title comes alive by the press that asks for it', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    locale: 'en-GB',
    permissions: ['clipboard-write'],
  })
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const { results } = await (await page.request.get('/api/v1/search/metropolis')).json()
  await page.goto(`/titles/${results[0].id}/metropolis`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const hasActions = () => asked.some((url) => url.includes('/title-actions-'))
  expect(hasActions()).toBe(false)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Copied link to clipboard')).toBeVisible()
  expect(hasActions()).toBe(true)
  await context.close()
})
