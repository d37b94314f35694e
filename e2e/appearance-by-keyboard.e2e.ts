import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { startSite } from './start-site.ts'

/** The site in its frame has journeys of its own. */
const SITE_APART = { except: 'iframe' }

test('the appearance is edited and published by keys alone, in French on a tablet', async ({
  openContext,
  checkAccessibility,
}) => {
  const site = await startSite()
  try {
    const context = await openContext({
      baseURL: site.baseUrl,
      viewport: { width: 820, height: 1_180 },
    })
    await context.addCookies([
      { name: 'cookie-notice', value: '1', url: site.baseUrl },
      { name: 'locale', value: 'fr', url: site.baseUrl },
    ])
    const page = await context.newPage()
    const frame = page.frameLocator('iframe')
    const { keyboard } = page
    const focused = page.locator(':focus')
    const bar = page.locator('[data-editor-bar]')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const logged = await page.request.post('/auth/login', {
      data: { email: 'admin@demo.example', password: 'Demo-1234!', remember: false },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(logged.ok()).toBe(true)

    await test.step('a picture is sent, and each step taken back and done again from its place', async () => {
      await page.goto('/admin/appearance')
      await goTo(page, /^Nom et logo Comment/)
      await keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Nom et logo' })).toBeVisible()
      await goTo(page, /^Nom du site/)
      await keyboard.press('Control+a')
      await keyboard.type('La Bobine')
      await expect(frame.getByRole('banner').getByRole('link').first()).toHaveText('La Bobine')
      const asked = page.waitForEvent('filechooser')
      await goTo(page, /^Choisir un fichier : Logo sur fond clair$/)
      await keyboard.press('Enter')
      const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } })
      await (await asked).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture })
      await expect(
        page.getByRole('textbox', { name: 'Logo sur fond clair', exact: true }),
      ).not.toHaveValue('')
      await expect(button('Choisir un fichier : Logo sur fond clair')).toBeFocused()
      await goTo(page, /^Annuler$/)
      for (const step of ['picture', 'name', 'nothing'])
        await test.step(`${step} taken back`, () => keyboard.press('Enter'))
      await expect(page.getByText('Tel que publié')).toBeVisible()
      await expect(button('Annuler')).toBeFocused()
      await goTo(page, /^Rétablir$/)
      await keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: 'Nom du site', exact: true })).toHaveValue(
        'La Bobine',
      )
    })

    await test.step('what has the focus does not lie under the buttons', async () => {
      await page.goto('/admin/appearance/themes/1')
      await goTo(page, /^Nom du thème/)
      for (let stop = 0; stop < 60; stop++) {
        await keyboard.press('Tab')
        if ((await bar.locator(':focus').count()) > 0) break
        const [place, above] = [await focused.boundingBox(), await bar.boundingBox()]
        expect(place!.y + place!.height, await focused.evaluate(nameOf)).toBeLessThanOrEqual(
          above!.y,
        )
      }
      await expect(bar.locator(':focus')).toHaveCount(1)
    })

    await test.step('an entry is chosen a target, then moved', async () => {
      await page.goto('/admin/appearance/menus')
      await expect(page.getByText('Barre des catégories · 10 entrées')).toBeVisible()
      await goTo(page, /^Catégories/)
      await keyboard.press('Enter')
      await goTo(page, /^Films \/movies/)
      await keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: 'Libellé', exact: true })).toHaveValue(
        'Movies',
      )
      await goTo(page, /^Déplacer vers…/)
      await keyboard.press('ArrowDown')
      await keyboard.press('ArrowDown')
      await goTo(page, /^Déplacer$/)
      await keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Catégories' })).toBeVisible()
      await expect(page.getByRole('link', { name: /^Films Sous «\sAnimés\s»/ })).toBeVisible()
      await checkAccessibility(page, SITE_APART)
    })

    await test.step('rows of the landing page keep the focus where they go', async () => {
      await page.goto('/admin/appearance/landing-page/action-buttons')
      await goTo(page, /^Descendre$/)
      await keyboard.press('Enter')
      const row = (number: number) => page.getByRole('group', { name: `Ligne ${number}` })
      await expect(row(2).getByRole('button', { name: 'Monter' })).toBeFocused()
      await expect(row(1).getByRole('textbox', { name: 'Libellé' })).toHaveValue(
        'Browse the catalogue',
      )
      await goTo(page, /^Retirer$/)
      await keyboard.press('Enter')
      await expect(row(2)).toHaveCount(0)
      await expect(row(1).getByRole('button', { name: 'Retirer' })).toBeFocused()
      await goTo(page, /^Ajouter$/)
      await keyboard.press('Enter')
      await expect(row(2).getByRole('textbox', { name: 'Libellé' })).toBeFocused()
      await keyboard.type('Le calendrier')
      await goTo(page, /^Chemin ou adresse/)
      await keyboard.type('/calendar')
      await expect(page.getByText('Brouillon enregistré')).toBeVisible()
      await checkAccessibility(page, SITE_APART)
    })

    await test.step('published, and a draft thrown away', async () => {
      await goTo(page, /^Publier$/)
      await keyboard.press('Enter')
      await expect(page.getByText('Tel que publié')).toBeVisible()
      await expect(button('Publier')).toBeFocused()
      await page.goto('/admin/appearance/general')
      await goTo(page, /^En une phrase/)
      await keyboard.type('Rien')
      await goTo(page, /^Abandonner$/)
      await keyboard.press('Enter')
      await expect(button('Le garder')).toBeFocused()
      await goTo(page, /^Abandonner$/)
      await keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: 'En une phrase', exact: true })).toHaveValue(
        '',
      )
      await expect(page.getByRole('textbox', { name: 'Nom du site', exact: true })).toHaveValue(
        'La Bobine',
      )
      await expect(bar.getByRole('button', { name: 'Abandonner' })).toBeFocused()
    })
  } finally {
    await site.stop()
  }
})

const MOST_STOPS = 120

/** By Tab, as somebody without a mouse does. */
async function goTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = []
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab')
    passed.push(await page.evaluate(nameOfFocused))
    if (name.test(passed.at(-1)!)) return
  }
  throw new Error(`${name} is not reached by Tab; on the way: ${passed.slice(-30).join(' | ')}`)
}

/** In the browser: what a reader hears, near enough. */
const nameOf = (element: Element): string => {
  const { labels, innerText } = element as HTMLInputElement
  const own = element.getAttribute('aria-label') ?? labels?.[0]?.innerText ?? innerText
  return own.replaceAll(/\s+/g, ' ').trim()
}
const nameOfFocused = `(${nameOf})(document.activeElement)`
