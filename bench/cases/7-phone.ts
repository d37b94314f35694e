import { entryPages, launchBrowser, type Visit, visitOnPhone } from '../harness/browser.ts'
import { type BenchCase, type Figure, median, spread } from '../harness/bench-case.ts'

const VISITS = 7
const PAINT_MS = 1_200
const SHIFT = 0.02
const SCRIPT_BYTES = 170_000

/** First visits on a slow phone, with nothing kept in the browser. */
export const benchCase: BenchCase = {
  name: 'first visit on a phone',
  async run(context) {
    if (!context.hasPages) return undefined
    const browser = await launchBrowser()
    try {
      const figures: Figure[] = []
      for (const { name, path } of await entryPages(context)) {
        const visits: Visit[] = []
        // The first visit warms the page up on the server.
        for (let visit = -1; visit < VISITS; visit++) {
          const seen = await visitOnPhone(browser, context.app.url + path)
          if (visit >= 0) visits.push(seen)
        }
        const paints = visits.map(({ largestPaint }) => largestPaint)
        const shift = Math.max(...visits.map(({ layoutShift }) => layoutShift))
        const scripts = Math.max(...visits.map(({ scripts: bytes }) => bytes))
        figures.push(
          {
            what: `Largest paint of the ${name} page on a throttled phone`,
            measured: `${Math.round(median(paints))} ms`,
            required: `< ${PAINT_MS} ms`,
            isMet: median(paints) < PAINT_MS,
            detail: `4 times slower processor, 6.4 Mbit/s, 100 ms; ${spread(paints)}`,
          },
          {
            what: `Layout shift of the ${name} page`,
            measured: shift.toFixed(3),
            required: `< ${SHIFT}`,
            isMet: shift < SHIFT,
          },
          {
            what: `Scripts of the ${name} page, gzip`,
            measured: `${Math.round(scripts / 1000)} kB`,
            required: `< ${SCRIPT_BYTES / 1000} kB`,
            isMet: scripts < SCRIPT_BYTES,
          },
        )
      }
      return figures
    } finally {
      await browser.close()
    }
  },
}
