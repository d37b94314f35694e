import AxeBuilder from '@axe-core/playwright'
import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from 'playwright/test'

export type DemoRole =
  | 'admin'
  | 'moderator'
  | 'uploader'
  | 'team'
  | 'premium'
  | 'subscriber'
  | 'member'

interface AccessibilityCheck {
  /** What is judged where it is a page of its own: a selector. */
  readonly except?: string
}

interface Fixtures {
  /** Opens a page logged in as a demo account, in a browser context of its own. */
  login(role: DemoRole): Promise<Page>
  /** Fails when the page as it is now has an accessibility fault. */
  checkAccessibility(page: Page, options?: AccessibilityCheck): Promise<void>
  /** Contexts that close with the test. */
  openContext(options?: BrowserContextOptions): Promise<BrowserContext>
}

const PASSWORD = 'Demo-1234!'

/** Playwright's test with the site's address, logins, and console errors counted as failures. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from this pattern
  baseURL: async ({}, use) => use(process.env.E2E_BASE_URL),
  page: async ({ page }, use) => {
    const errors = collectErrors(page)
    waitForHydration(page)
    await use(page)
    expect(errors, 'errors in the browser console').toEqual([])
  },
  openContext: async ({ browser, baseURL }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({ baseURL, locale: 'en-GB', ...options })
      opened.push(context)
      context.on('page', waitForHydration)
      return context
    })
    for (const context of opened) await context.close()
  },
  login: async ({ openContext }, use) => {
    const errors: string[] = []
    await use(async (role) => {
      const page = await (await openContext()).newPage()
      collectErrors(page, errors)
      const response = await page.request.post('/auth/login', {
        data: { email: `${role}@demo.example`, password: PASSWORD, remember: false },
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      expect(response.ok(), `login as ${role}`).toBe(true)
      return page
    })
    expect(errors, 'errors in the browser console').toEqual([])
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  checkAccessibility: async ({}, use) => {
    await use(async (page, { except } = {}) => {
      const violations = await judge(page, except)
      const found: string[] = []
      for (const { id, help, nodes } of violations) {
        const places = nodes.map(({ target }) => target.join(' '))
        const wrong = id === SIZE_OF_TARGETS ? await stillTooSmall(page, places) : places
        if (wrong.length > 0) found.push(`${id}: ${help} — ${wrong.slice(0, 3).join(', ')}`)
      }
      expect(found, `accessibility of ${page.url()}`).toEqual([])
    })
  },
})

export { expect } from 'playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const SIZE_OF_TARGETS = 'target-size'
const OPEN_DIALOG = '[role="dialog"][aria-modal="true"], dialog:modal'

/**
 * Within the page itself, three times as quick as asking each frame apart and putting the answers together in a second
 * page. Only what another site serves into a frame is left out.
 */
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()

/** What lies behind a dialog can be reached by nobody, and is judged when the dialog is closed. */
async function judge(page: Page, except?: string) {
  for (;;) {
    await page.evaluate(waitForMotion)
    const all = axeOn(page).withTags(RULES)
    if (except !== undefined) all.exclude(except)
    const dialogs = page.locator(OPEN_DIALOG).filter({ visible: true })
    if ((await dialogs.count()) === 0) return (await all.analyze()).violations
    try {
      return (await all.include(OPEN_DIALOG).analyze()).violations
    } catch (error) {
      // It closed as soon as it was seen, as one does when the server has answered: what is there now is judged.
      if (!String(error).includes('No elements found for include')) throw error
    }
  }
}

/** Bars that stay where they are cover a part of what is scrolled beneath them; who wants to press that scrolls on. */
async function stillTooSmall(page: Page, places: readonly string[]): Promise<string[]> {
  const wrong: string[] = []
  for (const place of places) {
    await page.locator(place).evaluate((target) => target.scrollIntoView({ block: 'center' }))
    const { violations } = await axeOn(page).include(place).withRules([SIZE_OF_TARGETS]).analyze()
    if (violations.length > 0) wrong.push(place)
  }
  return wrong
}

const ALIVE_WITHIN_MS = 60_000

/** A click on a button that React has not taken over yet is lost, as it is for a user; a user clicks again, a test does not. */
function waitForHydration(page: Page): void {
  const { goto, reload } = page
  page.goto = async (...input) => {
    // A page that is just leaving for another one, as after a logout, may get there first.
    const response = await goto.apply(page, input).catch((error: unknown) => {
      if (!/ERR_ABORTED/.test(String(error))) throw error
      return goto.apply(page, input)
    })
    await hydrated(page)
    return response
  }
  page.reload = async (...input) => {
    const response = await reload.apply(page, input)
    await hydrated(page)
    return response
  }
}

/** @throws {Error} with what the page had fetched, when it does not come alive */
async function hydrated(page: Page): Promise<void> {
  try {
    await page
      .locator('html[data-hydrated], html:not(:has(#page-data))')
      .waitFor({ state: 'attached', timeout: ALIVE_WITHIN_MS })
  } catch (error) {
    const fetched = await page.evaluate(listFetched).catch(String)
    throw new Error(
      `${page.url()} did not come alive. It had fetched: ${JSON.stringify(fetched)}`,
      { cause: error },
    )
  }
}

/** Runs in the browser: name, status and end of each file, in milliseconds since the navigation. */
const listFetched =
  "performance.getEntriesByType('resource').map((file) => [file.name, file.responseStatus, Math.round(file.responseEnd)])"

function collectErrors(page: Page, errors: string[] = []): string[] {
  page.on('console', (message) => {
    // A refused call is shown to the user, and the browser logs it too; posters of other sites cannot load offline.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      errors.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${String(error)}`))
  return errors
}

/** In the browser: what fades in or out is judged when it is there, or gone. What turns without end is not waited for. */
async function waitForMotion() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // What was just asked for begins to move with the frame after next.
  await frame()
  await frame()
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(moving.map(({ finished }) => finished))
  await frame()
}
