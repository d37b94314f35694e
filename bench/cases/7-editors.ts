import { type BenchCase, type BenchContext, median } from '../harness/bench-case.ts'
import { recordQueries } from '../harness/record-queries.ts'

const TABS = [
  'primary-facts',
  'images',
  'genres',
  'keywords',
  'countries',
  'cast',
  'crew',
  'seasons',
  'videos',
  'reviews',
  'comments',
]
const TIMES = 5
/** A list that is longer than its page is counted. */
const MORE_OF_LONG_LISTS = 1
const SLOWEST_TOLD = 3

/** Statements and time of each tab of the title editor, as the server renders it: of the series with most episodes beside one with few. */
export const benchCase: BenchCase = {
  name: 'editors',
  async run(context) {
    if (!context.hasPages) return undefined
    const { longest, shortest } = await findSeries(context)
    const differing: string[] = []
    const taken: { readonly tab: string; readonly ms: number; readonly statements: number }[] = []
    for (const tab of TABS) {
      const few = await countStatements(context, pathOf(shortest, tab))
      const many = await countStatements(context, pathOf(longest, tab))
      if (many - few > MORE_OF_LONG_LISTS) differing.push(`${tab}: ${few} and ${many}`)
      taken.push({ tab, statements: many, ms: await measure(context, pathOf(longest, tab)) })
    }
    const slowest = taken.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST_TOLD)
    for (const { tab, ms } of slowest) process.stdout.write(`  ${ms.toFixed(1)} ms ${tab}\n`)
    for (const line of differing) process.stdout.write(`  ${line}\n`)
    return [
      {
        what: `Tabs of the title editor, of ${TABS.length}, that send more statements for many episodes than for few`,
        measured: String(differing.length),
        required: '0',
        isMet: differing.length === 0,
        detail: `at most ${Math.max(...taken.map(({ statements }) => statements))} statements; the slowest of them is rendered in ${slowest[0]!.ms.toFixed(1)} ms, half within ${median(taken.map(({ ms }) => ms)).toFixed(1)} ms`,
      },
    ]
  },
}

const pathOf = (id: number, tab: string) => `/admin/titles/${id}/edit/${tab}`

async function findSeries({ pool }: BenchContext): Promise<{ longest: number; shortest: number }> {
  const { rows } = await pool.query<{ longest: number; shortest: number }>(
    `select (select id from titles where is_series order by episodes_count desc, id limit 1)::int as longest,
      (select id from titles where is_series and episodes_count > 0 order by episodes_count, id limit 1)::int as shortest`,
  )
  return rows[0]!
}

async function open({ inject, cookies }: BenchContext, path: string): Promise<void> {
  const { statusCode } = await inject({ url: path, headers: { cookie: cookies.admin } })
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`)
}

async function countStatements(context: BenchContext, path: string): Promise<number> {
  // What the reader is asked once for many pages is known then.
  await open(context, path)
  return (await recordQueries(() => open(context, path))).length
}

async function measure(context: BenchContext, path: string): Promise<number> {
  const times: number[] = []
  for (let time = 0; time <= TIMES; time += 1) {
    const begun = performance.now()
    await open(context, path)
    if (time > 0) times.push(performance.now() - begun)
  }
  return median(times)
}
