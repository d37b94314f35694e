import lighthouse from 'lighthouse'
import { launchBrowser } from '../harness/browser.ts'
import { ratedPages } from '../harness/rated-pages.ts'
import { type BenchCase, type Figure, median } from '../harness/bench-case.ts'

const RUNS = 3
const LEAST = 95
const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'search engines',
} as const
const DEBUGGING_PORT = 3990

type Category = keyof typeof CATEGORIES

/** Lighthouse with its own mobile profile, the median of some runs. */
export const benchCase: BenchCase = {
  name: 'Lighthouse',
  async run(context) {
    if (!context.hasPages) return undefined
    const browser = await launchBrowser([`--remote-debugging-port=${DEBUGGING_PORT}`])
    try {
      const figures: Figure[] = []
      for (const { name, path, isHidden } of await ratedPages(context)) {
        // The first visit makes the page's pictures on the server.
        await rate(context.app.url + path)
        const runs: Record<Category, number>[] = []
        for (let run = 0; run < RUNS; run++) runs.push(await rate(context.app.url + path))
        const judged = (Object.keys(CATEGORIES) as Category[]).filter(
          (category) => !(isHidden && category === 'seo'),
        )
        const rated = judged.map(
          (category) => [CATEGORIES[category], median(runs.map((run) => run[category]))] as const,
        )
        const lowest = Math.min(...rated.map(([, score]) => score))
        figures.push({
          what: `Lighthouse, mobile, ${name} page`,
          measured: String(lowest),
          required: `≥ ${LEAST} in each`,
          isMet: lowest >= LEAST,
          detail: rated.map(([category, score]) => `${category} ${score}`).join(', '),
        })
      }
      return figures
    } finally {
      await browser.close()
    }
  },
}

async function rate(url: string): Promise<Record<Category, number>> {
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    onlyCategories: Object.keys(CATEGORIES),
    logLevel: 'error',
  })
  const score = (category: Category) =>
    Math.round((result?.lhr.categories[category]?.score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  }
}
