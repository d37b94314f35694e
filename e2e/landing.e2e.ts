import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { startSite } from './start-site.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 800 }

test('a guest sees on the landing page what the site holds, and finds a way in', async ({
  page,
  checkAccessibility,
}) => {
  await test.step('what is here, in numbers and pictures', async () => {
    await page.goto('/landing')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Everything you love, on one shelf' }),
    ).toBeVisible()
    const counts = page.getByRole('navigation', { name: 'In the catalogue' }).getByRole('link')
    await expect(counts).toHaveCount(10)
    await expect(counts.first()).toHaveText(/^\d+\s*Movies$/)
    for (const shelf of ['Popular now', 'Recently added'])
      await expect(
        page.getByRole('region', { name: shelf }).getByRole('link').first(),
      ).toBeVisible()
    expect(await headingLevels(page)).toEqual(expect.arrayContaining([1, 2, 3]))
    expect(await headingLevels(page)).not.toContain(4)
    await checkAccessibility(page)
  })

  await test.step('a head for search engines', async () => {
    await expect(page).toHaveTitle('Everything you love, on one shelf · Mediatheque')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/landing$/)
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /^Movies, series, music/,
    )
    const site = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}',
    )
    expect(site).toMatchObject({
      '@type': 'WebSite',
      name: 'Mediatheque',
      potentialAction: { '@type': 'SearchAction' },
    })
  })

  await test.step('on a phone nothing is wider than the screen', async () => {
    await page.setViewportSize(PHONE)
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
      PHONE.width,
    )
    // At the end of the page the bar at the bottom covers nothing.
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
    await checkAccessibility(page)
  })

  await test.step('the search leads to what is looked for', async () => {
    const search = page
      .getByRole('main')
      .getByRole('combobox', { name: 'Search titles and people' })
    await search.fill('metropols')
    await search.press('Enter')
    await expect(page).toHaveURL(/\/search\/metropols$/)
    await page.goBack()
  })

  await test.step('the last word leads to an account', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).last().click()
    await expect(page).toHaveURL(/\/register$/)
  })

  await test.step('in French', async () => {
    await page.setViewportSize(DESK)
    await page.context().addCookies([{ name: 'locale', value: 'fr', url: page.url() }])
    await page.goto('/landing')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Tout ce que vous aimez, sur une même étagère' }),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: 'Populaires en ce moment' })).toBeVisible()
    await checkAccessibility(page)
  })
})

test('a site chooses what guests see first, and writes its own landing page', async ({
  openContext,
  checkAccessibility,
}) => {
  const site = await startSite()
  try {
    const page = await (await openContext({ baseURL: site.baseUrl })).newPage()

    await test.step('the landing page in place of the home page', async () => {
      await site.changeSettings({ homepage: { type: 'landing' } })
      await page.goto('/')
      await expect(page).toHaveURL(`${site.baseUrl}/`)
      await expect(
        page.getByRole('heading', { level: 1, name: 'Everything you love, on one shelf' }),
      ).toBeVisible()
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.baseUrl}/`)
      await expect(page.getByRole('navigation', { name: 'Categories' })).toHaveCount(0)
      await checkAccessibility(page)
      await page.getByRole('link', { name: 'Browse the catalogue' }).first().click()
      await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible()
      await page.getByRole('banner').getByRole('link', { name: 'Mediatheque' }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: 'Everything you love, on one shelf' }),
      ).toBeVisible()
    })

    await test.step('with its own words, a moving wall that can be stopped, and no registration', async () => {
      const general = { title: 'Welcome to :site', motion: 'moving', show_popular: false }
      const entry = { id: 'about', label: 'About us', type: 'route', action: '/news' }
      const categories = {
        id: 'categories',
        name: 'Categories',
        positions: ['sidebar-primary'],
        items: [{ ...entry, id: 'movies', label: 'Movies', action: '/movies' }],
      }
      const menus = [
        categories,
        {
          id: 'own',
          name: 'Own',
          positions: ['landing-page-navbar', 'landing-page-footer'],
          items: [entry],
        },
      ]
      await site.changeSettings({
        landing: { general, secondary_features: [] },
        registration: { disable: true },
        menus,
      })
      await page.goto('/')
      await expect(
        page.getByRole('heading', { level: 1, name: 'Welcome to Mediatheque' }),
      ).toBeVisible()
      await expect(page.getByRole('region', { name: 'Popular now' })).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0)
      for (const place of ['banner', 'contentinfo'] as const)
        await expect(page.getByRole(place).getByRole('link', { name: 'About us' })).toBeVisible()
      await page.getByRole('button', { name: 'Stop the motion' }).click()
      await expect(page.getByRole('button', { name: 'Resume the motion' })).toBeVisible()
      await checkAccessibility(page)
      await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
      await expect(page).toHaveURL(`${site.baseUrl}/login`)
    })

    await test.step('the login page, and the registration page', async () => {
      await site.changeSettings({ homepage: { type: 'login' }, registration: { disable: false } })
      await page.goto('/')
      await expect(page).toHaveURL(`${site.baseUrl}/login`)
      await site.changeSettings({ homepage: { type: 'register' } })
      await page.goto('/')
      await expect(page).toHaveURL(`${site.baseUrl}/register`)
    })

    await test.step('and users their own words', async () => {
      await site.changeSettings({ homepage: { type: 'landing' } })
      const login = {
        data: { email: 'member@demo.example', password: 'Demo-1234!', remember: false },
        headers: { 'sec-fetch-site': 'same-origin' },
      }
      expect((await page.request.post('/auth/login', login)).ok()).toBe(true)
      await page.goto('/')
      await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible()
      await page.goto('/landing')
      await expect(page.getByRole('heading', { name: 'Welcome back, member' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0)
    })

    await test.step('the home page again', async () => {
      await site.changeSettings({ homepage: { type: 'channel' } })
      await page.context().clearCookies()
      await page.goto('/')
      await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible()
    })
  } finally {
    await site.stop()
  }
})

/** Levels in the order of the page, each once. */
const headingLevels = (page: Page) =>
  page.evaluate<number[]>(
    "[...new Set([...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1])))]",
  )
