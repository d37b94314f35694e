import { expect, test } from './fixtures.ts'

test('an installed site says that there is no network, and keeps no page', async ({
  openContext,
  checkAccessibility,
}) => {
  const context = await openContext()
  const page = await context.newPage()
  await page.goto('/movies')
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
  expect((await page.request.get(manifest!)).ok()).toBe(true)
  // Browsers without windows install nothing: what follows an installation is played here.
  await page.evaluate(`dispatchEvent(new Event('appinstalled'))`)
  await page.evaluate(`navigator.serviceWorker.ready.then(() => undefined)`)
  await page.goto('/series')
  await expect(page.getByRole('heading', { level: 1, name: 'Series' })).toBeVisible()

  await context.setOffline(true)
  await page.goto('/movies')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(page).toHaveURL(/\/movies$/)
  await checkAccessibility(page)

  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Movies' })).toBeVisible()
  const kept = `caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys())))).then((all) => all.flat().map(({ url }) => new URL(url).pathname))`
  expect(await page.evaluate(kept)).toEqual(['/offline'])
})
