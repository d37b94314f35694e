import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright'
import { CHROMIUM_FLAGS } from '../../e2e/chromium.ts'
// @ts-expect-error -- a plain script, shared with the tests
import { findChromium } from '../../scripts/find-chromium.mjs'
import type { BenchContext } from './bench-case.ts'

export interface MeasuredPage {
  readonly name: string
  readonly path: string
  /** It asks search engines not to list it, and so is not judged by how well they find it. */
  readonly isHidden?: boolean
}

/** The three public pages that most visits begin with. */
export async function entryPages(context: BenchContext): Promise<MeasuredPage[]> {
  const { rows } = await context.pool.query<{ id: number }>(
    "select id from titles where type = 'movie' order by popularity desc, id limit 1",
  )
  // Leads to the address with the title's name.
  const { url } = await fetch(`${context.app.url}/titles/${rows[0]?.id}/_`)
  return [
    { name: 'home', path: '/' },
    { name: 'category', path: '/movies' },
    { name: 'title', path: new URL(url).pathname },
  ]
}

export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium(path.resolve(import.meta.dirname, '../..')) as
    | string
    | undefined
  return chromium.launch({
    args: [...CHROMIUM_FLAGS, ...flags],
    ...(executablePath && { executablePath }),
  })
}

export interface Visit {
  /** Milliseconds from the click to the largest picture or text. */
  readonly largestPaint: number
  /** Share of the screen that moved, times how far: 0 is still. */
  readonly layoutShift: number
  /** Bytes of scripts as gzip would send them. */
  readonly scripts: number
}

/** One visit with an empty cache on a phone: 4 times slower, 6.4 Mbit/s, 100 ms away. */
export async function visitOnPhone(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: 800_000,
      uploadThroughput: 400_000,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    let scripts = 0
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        void response.body().then(
          (body) => (scripts += gzipSync(body, { level: 9 }).length),
          () => undefined,
        )
    })
    await page.addInitScript(OBSERVE)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(2_000)
    return { ...(await readObserved(page)), scripts }
  } finally {
    await context.close()
  }
}

const OBSERVE = `
  window.observed = { largestPaint: 0, layoutShift: 0 }
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.observed.largestPaint = entry.startTime }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.observed.layoutShift += entry.value }).observe({ type: 'layout-shift', buffered: true })
`

function readObserved(page: Page): Promise<Omit<Visit, 'scripts'>> {
  return page.evaluate<Omit<Visit, 'scripts'>>('window.observed')
}
