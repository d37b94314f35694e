import { expect, test } from './fixtures.ts'
import { startSite } from './start-site.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 800 }
const ANSWERED_WITHIN_MS = 30_000

const entry = (id: string, label: string, more: object = {}) => ({
  id,
  label,
  type: 'route',
  action: '/news',
  ...more,
})
const MENUS = [
  {
    id: 'categories',
    name: 'Categories',
    positions: ['sidebar-primary'],
    items: [entry('movies', 'Movies', { action: '/movies' })],
  },
  {
    id: 'second',
    name: 'Second',
    positions: ['sidebar-secondary'],
    items: [entry('second', 'Second bar')],
  },
  {
    id: 'bottom',
    name: 'Bottom',
    positions: ['mobile-bottom'],
    items: [entry('bottom', 'Within reach')],
  },
  {
    id: 'top',
    name: 'Top',
    positions: ['landing-page-navbar'],
    items: [
      entry('top', 'Beside the logo'),
      entry('nobody', 'For subscribers', { subscriptionStatus: 'subscribed' }),
    ],
  },
  {
    id: 'foot',
    name: 'Foot',
    positions: ['landing-page-footer', 'auth-page-footer'],
    items: [entry('foot', 'At the end')],
  },
  {
    id: 'own',
    name: 'Own',
    positions: ['auth-dropdown'],
    items: [
      entry('out', 'Outside', { type: 'link', action: 'https://example.org/' }),
      entry('in', 'Inside'),
    ],
  },
]

test('a site shows its menus where they are placed, its policies, and what visitors see first', async ({
  openContext,
  checkAccessibility,
}) => {
  const site = await startSite()
  try {
    const page = await (await openContext({ baseURL: site.baseUrl, viewport: DESK })).newPage()
    const loaded = page.locator('html[data-hydrated]')
    const open = async (path: string) => {
      await page.goto(path)
      await loaded.waitFor({ state: 'attached' })
    }

    await test.step('menus, on desks and phones', async () => {
      await site.changeSettings({ menus: MENUS })
      await open('/movies')
      await expect(
        page.getByRole('banner').getByRole('link', { name: 'Beside the logo' }),
      ).toBeVisible()
      await expect(page.getByText('For subscribers')).toHaveCount(0)
      await expect(
        page.getByRole('navigation', { name: 'Categories' }).getByRole('link'),
      ).toHaveText(['Movies', 'Second bar'])
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: 'At the end' }),
      ).toBeVisible()
      await checkAccessibility(page)
      await page.setViewportSize(PHONE)
      await expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Within reach' }),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Browse' }).click()
      await expect(page.locator('#browse-sheet').getByRole('link')).toHaveText([
        'Movies',
        'Second bar',
        'Beside the logo',
      ])
      await checkAccessibility(page)
      await open('/login')
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: 'At the end' }),
      ).toBeVisible()
      await page.setViewportSize(DESK)
    })

    await test.step('colours of its own, also when the theme is changed without a reload', async () => {
      const theme = (id: number, isDark: boolean, accent: string) => ({
        id,
        name: `Own ${id}`,
        is_dark: isDark,
        default_dark: isDark,
        default_light: !isDark,
        values: { '--accent': accent },
      })
      const shown = () =>
        page.evaluate<string>(
          "getComputedStyle(document.documentElement).getPropertyValue('--accent').trim()",
        )
      await site.changeSettings({
        themes: { all: [theme(1, true, '#9fd8ff'), theme(2, false, '#003a5c')] },
      })
      await open('/movies')
      expect(await shown()).toBe('#9fd8ff')
      await page.getByRole('contentinfo').getByRole('button', { name: 'Light mode' }).click()
      await expect.poll(shown).toBe('#003a5c')
      await page
        .context()
        .addCookies([{ name: 'be-active-theme', value: 'system', url: site.baseUrl }])
      for (const [colorScheme, accent] of [
        ['dark', '#9fd8ff'],
        ['light', '#003a5c'],
      ] as const) {
        await page.emulateMedia({ colorScheme })
        await open('/movies')
        expect(await shown()).toBe(accent)
      }
      await page.context().clearCookies({ name: 'be-active-theme' })
    })

    await test.step('a logo for each look and for phones, of which only the one in place is fetched', async () => {
      const logo = (name: string) => `/favicon.svg?${name}`
      await site.changeSettings({
        branding: {
          logo_light: logo('light'),
          logo_dark: logo('dark'),
          logo_light_mobile: logo('light-phone'),
          logo_dark_mobile: logo('dark-phone'),
          favicon: null,
        },
      })
      const cookie = { name: 'be-active-theme', value: 'system', url: site.baseUrl }
      await page.context().addCookies([cookie])
      const fetched: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/favicon.svg?')) fetched.push(request.url().split('?')[1]!)
      })
      for (const [viewport, colorScheme, end] of [
        [DESK, 'light', ''],
        [DESK, 'dark', ''],
        [PHONE, 'light', '-phone'],
      ] as const) {
        await page.goto('about:blank')
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme })
        fetched.length = 0
        await open('/movies')
        const shown = page.getByRole('banner').getByRole('img', { name: 'Mediatheque' })
        await expect(shown).toHaveCount(1)
        await expect(shown).toHaveJSProperty('currentSrc', site.baseUrl + logo(colorScheme + end))
        expect(fetched).toEqual([colorScheme + end])
      }
      await page.context().clearCookies({ name: 'be-active-theme' })
      await page.emulateMedia({ colorScheme: null })
      await page.setViewportSize(DESK)
    })

    await test.step('a notice about cookies, with a way to read more', async () => {
      await site.changeSettings({
        cookie_notice: {
          enable: true,
          position: 'top',
          button: { label: 'What we keep', action: '/news', type: 'route' },
        },
      })
      await open('/movies')
      const notice = page.getByRole('region', { name: 'Cookies' })
      await checkAccessibility(page)
      await notice.getByRole('link', { name: 'What we keep' }).click()
      await expect(page).toHaveURL(`${site.baseUrl}/news`)
      await notice.getByRole('button', { name: 'OK' }).click()
      await expect(notice).toHaveCount(0)
      await page.reload()
      await loaded.waitFor({ state: 'attached' })
      await expect(notice).toHaveCount(0)
      await site.changeSettings({ cookie_notice: { enable: false, button: null } })
    })

    await test.step('policies, each of which has to be accepted', async () => {
      await site.changeSettings({
        registration: {
          policies: [
            { id: 'terms', label: 'Terms' },
            { id: 'privacy', label: 'Privacy policy' },
          ],
        },
      })
      await open('/register')
      const name = `careful-${Date.now() % 1_000_000}`
      await page.getByLabel('Username').fill(name)
      await page.getByLabel('Email').fill(`${name}@journey.example`)
      await page.getByLabel('Password', { exact: true }).fill('Good-enough-77')
      await page.getByLabel('Confirm password').fill('Good-enough-77')
      await page.getByLabel('I accept the Terms').check()
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('main').getByText('Please accept this to continue.')).toHaveCount(
        1,
      )
      await checkAccessibility(page)
      await page.getByLabel('I accept the Privacy policy').check()
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.getByRole('button', { name: `Account of ${name}` }).click()
      const own = page.locator('#user-menu').getByRole('link')
      await expect(own.nth(0)).toHaveText('Outside')
      await expect(own.nth(0)).toHaveAttribute('target', '_blank')
      await expect(own.nth(1)).toHaveText('Inside')
      await page.locator('#user-menu').getByRole('button', { name: 'Log out' }).click()
      await expect(page.getByRole('link', { name: 'Login', exact: true }).first()).toBeVisible()
    })

    await test.step('the login first, and no registration', async () => {
      await site.changeSettings({ homepage: { type: 'register' } })
      await open('/')
      await expect(page).toHaveURL(`${site.baseUrl}/register`)
      await site.changeSettings({
        homepage: { type: 'login' },
        registration: { disable: true, policies: [] },
      })
      await open('/register')
      await expect(page).toHaveURL(`${site.baseUrl}/login`)
      await expect(page.getByRole('link', { name: /Sign up/ })).toHaveCount(0)
      await open('/movies')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toHaveCount(0)
      await open('/')
      await expect(page).toHaveURL(`${site.baseUrl}/login`)
      const login = {
        data: { email: 'admin@demo.example', password: 'Demo-1234!', remember: false },
        headers: { 'sec-fetch-site': 'same-origin' },
      }
      expect((await page.request.post('/auth/login', login)).ok()).toBe(true)
      await open('/')
      await expect(page).toHaveURL(`${site.baseUrl}/`)
      await open('/login')
      await expect(page).toHaveURL(/\/admin$/)
    })

    await test.step('panels of the site before all others in the account settings', async () => {
      const link = { label: 'See the news', url: '/news' }
      await site.changeSettings({
        account_settings: {
          extra_panels: [
            { id: 'card', label: 'Library card', description: 'Yours for <b>a year</b>.', link },
            { id: 'news', label: 'News' },
          ],
        },
      })
      await open('/account-settings')
      const navigation = page
        .getByRole('navigation', { name: 'Account settings' })
        .getByRole('link')
      expect((await navigation.allTextContents()).slice(0, 3)).toEqual([
        'Library card',
        'News',
        'Account details',
      ])
      const card = page.getByRole('region', { name: 'Library card' })
      await expect(card).toContainText('Yours for a year.')
      await expect(page.getByRole('region').first()).toHaveAttribute('id', 'extra-card')
      await checkAccessibility(page)
      await navigation.nth(1).click()
      await expect(page).toHaveURL(/#extra-news$/)
      await page.context().addCookies([{ name: 'locale', value: 'fr', url: site.baseUrl }])
      await open('/account-settings')
      await expect(page.getByRole('region', { name: 'Actualités' })).toBeVisible()
      await card.getByRole('link', { name: 'See the news' }).click()
      await expect(page).toHaveURL(`${site.baseUrl}/news`)
    })
    await test.step('what goes wrong in a browser, told where the site wants to know', async () => {
      const told: { type: string; message?: string }[] = []
      page.on(
        'request',
        (request) =>
          request.url().endsWith('/logs/browser-errors') && told.push(request.postDataJSON()),
      )
      const fail = (message: string) =>
        page.evaluate((text) => void setTimeout(() => Promise.reject(new Error(text))), message)
      await fail('nobody asks')
      await site.changeSettings({ error_reporting: { enable: true } })
      await open('/movies')
      // Heard from the moment on when what tells has come, which is after the page itself; the same is told once.
      await expect(async () => {
        await fail('the cable is cut')
        expect(told).toContainEqual(expect.objectContaining({ message: 'the cable is cut' }))
      }).toPass()
      await fail('ResizeObserver loop limit exceeded')
      const answer = page.waitForResponse(
        (response) =>
          response.url().endsWith('/logs/browser-errors') &&
          response.request().postDataJSON().message === 'and again',
        { timeout: ANSWERED_WITHIN_MS },
      )
      await fail('and again')
      expect((await answer).status()).toBe(204)
      expect(told.filter(({ type }) => type !== 'trace')).toMatchObject([
        { type: 'rejection', page: '/$slugOrId', message: 'the cable is cut' },
        { type: 'rejection', page: '/$slugOrId', message: 'and again' },
      ])
    })
  } finally {
    await site.stop()
  }
})
