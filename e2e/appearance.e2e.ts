import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { startSite } from './start-site.ts'

/** Begins like one. */
const NO_FONT = Buffer.from('wOF2\0\u0001\0\0and nothing more that is one', 'latin1')
const FONT = fileURLToPath(
  import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
)
const LOADED_FONTS =
  "[...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('\"', '')).join()"

/** The site in its frame has journeys of its own. */
const SITE_APART = { except: 'iframe' }

test('whoever edits the appearance sees it beside the panel, and others once it is published', async ({
  openContext,
  checkAccessibility,
}) => {
  const site = await startSite()
  try {
    const context = await openContext({ baseURL: site.baseUrl })
    await context.addCookies([{ name: 'cookie-notice', value: '1', url: site.baseUrl }])
    const guest = await context.newPage()
    const page = await (await openContext({ baseURL: site.baseUrl })).newPage()
    const frame = page.frameLocator('iframe')
    const name = page.getByRole('textbox', { name: 'Name of the site' })
    const logo = frame.getByRole('banner').getByRole('link').first()
    await logIn(page)

    await test.step('a name is seen at once, kept, and nobody else’s business', async () => {
      await page.goto('/admin/appearance')
      await page.getByRole('link', { name: /^Name and logo What/ }).click()
      await expect(logo).toHaveText('Mediatheque')
      await name.fill('The Reel')
      await expect(logo).toHaveText('The Reel')
      await expect(page.getByText('Draft kept')).toBeVisible()
      await checkAccessibility(page, SITE_APART)
      await page.reload()
      await expect(logo).toHaveText('The Reel')
      await guest.goto('/')
      await expect(guest.getByRole('banner').getByRole('link').first()).toHaveText('Mediatheque')
    })

    await test.step('what cannot be published is said where it stands', async () => {
      await name.fill('')
      await expect(page.getByText('The name of the site field is required.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(name).toHaveValue('The Reel')
      await expect(page.getByText('Draft kept')).toBeVisible()
    })

    await test.step('a theme is made, read badly, and repaired', async () => {
      await page.getByRole('link', { name: 'Themes', exact: true }).click()
      await checkAccessibility(page, SITE_APART)
      await page.getByRole('button', { name: 'Add a light theme' }).click()
      await expect(page).toHaveURL(/\/themes\/3$/)
      await expect(frame.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
      await page.getByRole('textbox', { name: 'Text', exact: true }).fill('#c0c0c0')
      await expect(frame.locator('body')).toHaveCSS('color', 'rgb(192, 192, 192)')
      await expect(page.getByRole('alert')).toContainText('is hard to read')
      for (const scheme of ['light', 'dark']) {
        const look = (html: Element, name: string) =>
          html.setAttribute('data-mantine-color-scheme', name)
        await page.locator('html').evaluate(look, scheme)
        await checkAccessibility(page, SITE_APART)
      }
      await page.getByRole('button', { name: /^Use #.* instead$/ }).click()
      await expect(page.getByText('All texts of this theme can be read well.')).toBeVisible()
      await page.getByRole('switch', { name: 'Default of light devices' }).click()
      await checkAccessibility(page, SITE_APART)
      await page.getByRole('link', { name: 'Fonts' }).click()
      await page
        .getByRole('radiogroup', { name: 'Font of texts' })
        .getByRole('radio', { name: 'Monospace' })
        .click()
      await expect(frame.locator('body')).toHaveCSS('font-family', /ui-monospace/)
    })

    await test.step('a font is sent, read, and seen in the frame', async () => {
      const file = page.getByLabel('File of a font')
      await file.setInputFiles({ name: 'quay.woff2', mimeType: 'font/woff2', buffer: NO_FONT })
      await expect(page.getByText('This font is broken.')).toBeVisible()
      await file.setInputFiles(FONT)
      await expect(page.getByText('Weights 100 to 900')).toBeVisible()
      await expect(page.getByText('This font is broken.')).toBeHidden()
      await page
        .getByRole('radiogroup', { name: 'Font of headings' })
        .getByRole('radio', { name: 'Inter' })
        .last()
        .click()
      await expect(frame.getByRole('heading').first()).toHaveCSS('font-family', /^"Sent Inter"/)
      await expect.poll(() => frame.locator('body').evaluate(LOADED_FONTS)).toContain('Sent Inter')
      await checkAccessibility(page, SITE_APART)
    })

    await test.step('an entry of a menu is moved by keys, and shown to some', async () => {
      await page.getByRole('link', { name: 'Menus', exact: true }).click()
      await checkAccessibility(page, SITE_APART)
      await page.getByRole('link', { name: /^Categories/ }).click()
      const bar = frame.getByRole('navigation', { name: 'Categories' }).getByRole('link')
      await expect(bar.first()).toHaveText('Movies')
      await page.getByRole('button', { name: /^Move “Movies”/ }).press('ArrowDown')
      await expect(bar.first()).toHaveText('Series')
      await checkAccessibility(page, SITE_APART)
      await page
        .getByRole('link', { name: /^Series/ })
        .last()
        .click()
      await page.getByLabel('Label').fill('Serials')
      await expect(bar.first()).toHaveText('Serials')
      await page.getByLabel('Subscription').selectOption('Subscribed')
      await expect(bar.first()).toHaveText('Movies')
      await checkAccessibility(page, SITE_APART)
    })

    await test.step('another goes below its neighbour by keys, and is found there', async () => {
      await page.getByRole('link', { name: 'Menus', exact: true }).first().click()
      await page.getByRole('link', { name: /^Categories/ }).click()
      const handle = page.getByRole('button', { name: /^Move “Docs”|^Move “Documentaries”/ })
      await handle.press('ArrowRight')
      await expect(handle).toBeFocused()
      await frame.getByRole('button', { name: 'More of “Animes”' }).click()
      await expect(frame.getByRole('link', { name: 'Documentaries', exact: true })).toBeVisible()
      await checkAccessibility(page, SITE_APART)
    })

    await test.step('a page of the site is found by its name, and an entry leads there', async () => {
      const made = await page.request.post('/api/v1/custom-pages', {
        data: { title: 'Opening hours', body: '<p>Day and night.</p>', is_published: true },
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      expect(made.status(), await made.text()).toBe(201)
      await page.getByRole('link', { name: 'Menus', exact: true }).first().click()
      await page.getByRole('link', { name: /^Categories/ }).click()
      await page.getByRole('button', { name: 'Add an entry' }).click()
      await page.getByLabel('Label').fill('Hours')
      const path = page.getByRole('combobox', { name: 'Path, or what to look for' })
      await path.fill('opening')
      await page.getByRole('option', { name: /^Opening hours/ }).click()
      await expect(path).toHaveValue('/pages/opening-hours')
      await expect(frame.getByRole('link', { name: 'Hours', exact: true })).toBeVisible()
      await checkAccessibility(page, SITE_APART)
    })

    await test.step('the landing page and heads are seen as they are written', async () => {
      await page.getByRole('link', { name: 'Landing page', exact: true }).first().click()
      await page.getByLabel('Title', { exact: true }).fill('Take your seat, please')
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Take your seat, please')
      await checkAccessibility(page, SITE_APART)
      await page.getByRole('link', { name: 'Search engines', exact: true }).click()
      await page.getByLabel('Title of the page, in English').fill('{{title.name}} at {{site_name}}')
      await expect(page.getByText('Metropolis at The Reel').first()).toBeVisible()
      await checkAccessibility(page, SITE_APART)
    })

    await test.step('code of one’s own is seen on public pages, and not around them', async () => {
      await page.getByRole('link', { name: 'Own code', exact: true }).click()
      await page.getByLabel('HTML').fill('<p id="added">Open day and night</p><script>1</script>')
      await expect(frame.locator('#added')).toHaveText('Open day and night')
      await page.getByLabel('CSS').fill('#added { text-transform: uppercase }')
      await expect(frame.locator('#added')).toHaveCSS('text-transform', 'uppercase')
      await expect(page.locator('#added')).toHaveCount(0)
      await checkAccessibility(page, SITE_APART)
    })

    await test.step('it fits a small screen', async () => {
      await page.setViewportSize({ width: 820, height: 1_180 })
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(820)
      await checkAccessibility(page, SITE_APART)
    })

    await test.step('what is published is there for all', async () => {
      await page.getByRole('button', { name: 'Publish' }).click()
      await expect(page.getByText('Published: everybody sees it now')).toBeVisible()
      await expect(page.getByText('As published')).toBeVisible()
      await guest.goto('/')
      await expect(guest.getByRole('banner').getByRole('link').first()).toHaveText('The Reel')
      await expect(guest.locator('#added')).toHaveCSS('text-transform', 'uppercase')
      await guest.getByRole('link', { name: 'Hours', exact: true }).click()
      await expect(guest.getByRole('heading', { name: 'Opening hours', level: 1 })).toBeVisible()
      await guest.goto('/')
      await guest
        .context()
        .addCookies([{ name: 'be-active-theme', value: 'light', url: site.baseUrl }])
      await guest.reload()
      await expect(guest.locator('body')).toHaveCSS('font-family', /ui-monospace/)
      await expect(guest.locator('head > link[rel=preload][as=font]')).toHaveCount(1)
      await expect.poll(() => guest.evaluate(LOADED_FONTS)).toContain('Sent Inter')
    })

    await test.step('a draft is thrown away when somebody says so', async () => {
      await page.goto('/admin/appearance/general')
      await name.fill('Nothing')
      await expect(logo).toHaveText('Nothing')
      await page.getByRole('button', { name: 'Discard' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
      await expect(name).toHaveValue('The Reel')
      await expect(logo).toHaveText('The Reel')
    })
  } finally {
    await site.stop()
  }
})

async function logIn(page: Page) {
  const response = await page.request.post('/auth/login', {
    data: { email: 'admin@demo.example', password: 'Demo-1234!', remember: false },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(response.ok()).toBe(true)
}
