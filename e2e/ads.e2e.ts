import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { startSite } from './start-site.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1_280, height: 800 }

const banner = (words: string) =>
  `<p style="font:600 16px sans-serif;margin:0;padding:20px;background:#fff;color:#222">${words}</p>
  <script>
    let reached = 'nothing'
    try { parent.document.title = 'Taken over' ; reached = 'the page' } catch {}
    try { document.cookie = 'ad=1'; reached = document.cookie } catch {}
    document.body.dataset.reached = reached
  </script>`

test('advertisements stand where the site puts them, apart from it, and not for subscribers', async ({
  openContext,
  checkAccessibility,
}) => {
  const site = await startSite()
  try {
    const context = await openContext({ baseURL: site.baseUrl })
    await context.addCookies([{ name: 'cookie-notice', value: '1', url: site.baseUrl }])
    const page = await context.newPage()
    const place = (name: string) => page.locator(`[data-ad-slot=${name}]`)
    const inside = (name: string) => place(name).frameLocator('iframe').locator('body')

    await test.step('an administrator puts code into places', async () => {
      const admin = await (await openContext({ baseURL: site.baseUrl })).newPage()
      await logIn(admin, 'admin')
      await admin.goto('/admin/ads')
      const code = (name: string) => admin.getByRole('textbox', { name })
      await code('At the top of general pages').fill(banner('A cinema near you'))
      await code('On title pages, after the summary').fill(banner('Popcorn'))
      await code('On pages of people').fill(banner('Their memoirs'))
      await admin.getByRole('button', { name: 'Preview: At the top of general pages' }).click()
      const seen = admin.frameLocator('iframe[title^="Preview: At the top"]').locator('body')
      await expect(seen).toContainText('A cinema near you')
      await expect(seen).toHaveAttribute('data-reached', 'nothing')
      await admin.getByRole('switch', { name: 'On pages of people: when' }).press('Space')
      await admin.getByRole('combobox', { name: 'On which devices' }).click()
      await admin.getByRole('option', { name: 'On phones' }).click()
      await checkAccessibility(admin, { except: 'iframe' })
      await admin.getByRole('button', { name: 'Save' }).click()
      await expect(admin.getByText('Settings saved')).toBeVisible()
      await expect(admin.locator('[data-ad-slot]')).toHaveCount(0)
    })

    await test.step('a guest sees them, and nothing moves when they come', async () => {
      await page.goto('/')
      await expect(inside('general_top')).toContainText('A cinema near you')
      await expect(place('general_bottom')).toHaveCount(0)
      await page.locator('main a[href*="/titles/"]').first().click()
      await expect(page).toHaveURL(/\/titles\//)
      await page.reload()
      await expect(inside('title_top')).toContainText('Popcorn')
      const sizes = 'getComputedStyle(document.querySelector("[data-ad-slot=title_top]"))'
      expect(await page.evaluate(`[${sizes}.height, ${sizes}.maxHeight]`)).toEqual([
        '90px',
        '600px',
      ])
      expect(await page.evaluate(SHIFTED)).toBeLessThan(0.01)
      await checkAccessibility(page)
      await page.setViewportSize(PHONE)
      expect(
        await page.evaluate<number>('document.documentElement.scrollWidth'),
      ).toBeLessThanOrEqual(PHONE.width)
    })

    await test.step('one for phones is seen on phones alone', async () => {
      await page.goto('/people/1/f-w-murnau')
      await expect(inside('person_top')).toContainText('Their memoirs')
      await page.setViewportSize(DESK)
      await expect(place('person_top')).toBeHidden()
      await page.goBack()
    })

    await test.step('what runs in them reaches neither the page nor its cookies', async () => {
      await expect(inside('title_top')).toHaveAttribute('data-reached', 'nothing')
      await expect(page).not.toHaveTitle('Taken over')
    })

    await test.step('a subscriber sees none, and asks for none', async () => {
      const asked: string[] = []
      const own = await (await openContext({ baseURL: site.baseUrl })).newPage()
      own.on('request', (request) => void asked.push(new URL(request.url()).pathname))
      await logIn(own, 'subscriber')
      await own.goto('/')
      await own.waitForLoadState('networkidle')
      await expect(own.locator('[data-ad-slot]')).toHaveCount(0)
      expect(asked.filter((path) => path.startsWith('/ads/'))).toEqual([])
    })

    await test.step('who blocks them is told so, and may put that away for three days', async () => {
      await context.addInitScript(BLOCK)
      await page.goto('/movies')
      const alert = page.getByRole('region', { name: 'Ad blocker' })
      await expect(alert).toBeVisible()
      await checkAccessibility(page)
      await alert.getByRole('button', { name: 'Hide this notice' }).click()
      await expect(alert).toHaveCount(0)
      const kept = 'Number(localStorage.getItem("ng-ads-alert-dismissed"))'
      expect(Date.now() - (await page.evaluate<number>(kept))).toBeLessThan(60_000)
      await page.reload()
      await page.waitForLoadState('networkidle')
      await expect(alert).toHaveCount(0)
      await page.evaluate(
        `localStorage.setItem('ng-ads-alert-dismissed', String(Date.now() - 3 * 86400000))`,
      )
      await page.reload()
      await expect(alert).toBeVisible()
    })

    await test.step('a site without advertising shows none', async () => {
      await site.changeSettings({ ads: { disable: true } })
      await expect(async () => {
        await page.goto('/movies')
        await expect(page.locator('[data-ad-slot]')).toHaveCount(0)
      }).toPass()
    })
  } finally {
    await site.stop()
  }
})

/** As blockers do it. */
const BLOCK = `addEventListener('DOMContentLoaded', () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.adsbox { display: none !important }')
  document.adoptedStyleSheets.push(sheet)
})`

/** How far the parts of the page moved by themselves. */
const SHIFTED = `new Promise((resolve) => {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  setTimeout(() => resolve(sum), 300)
})`

async function logIn(page: Page, role: string): Promise<void> {
  const answer = await page.request.post('/auth/login', {
    data: { email: `${role}@demo.example`, password: 'Demo-1234!', remember: false },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.ok()).toBe(true)
}
