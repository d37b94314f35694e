import { type BenchCase, type BenchContext, median } from '../harness/bench-case.ts'
import { definedListCalls } from '../harness/defined-list-calls.ts'
import type { PublicCall } from '../harness/public-pages.ts'
import { listRequestCalls } from '../harness/request-calls.ts'

const LIMIT_MS = 60
/** The median of them counts; the first warms statements up. */
const TIMES = 5
const SLOWEST_TOLD = 3

/** How long the server takes for each order and filter of every list that is declared as data, on the large database. */
export const benchCase: BenchCase = {
  name: 'tables',
  async run(context) {
    const calls = [...definedListCalls(), ...(await listRequestCalls(context.pool))].filter(
      ({ path }) => !path.includes('/csv'),
    )
    const taken: { readonly path: string; readonly ms: number }[] = []
    for (const call of calls) taken.push({ path: call.path, ms: await measure(context, call) })
    const slowest = taken.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST_TOLD)
    for (const { path, ms } of slowest) process.stdout.write(`  ${ms.toFixed(1)} ms ${path}\n`)
    const most = slowest[0]?.ms ?? 0
    return [
      {
        what: `Slowest page of a table among ${calls.length} orders and filters of all declared lists, by ${context.titles} titles`,
        measured: `${most.toFixed(1)} ms`,
        required: `< ${LIMIT_MS} ms`,
        isMet: most < LIMIT_MS,
        detail: `median of ${TIMES} calls each, at the server; half of them within ${median(taken.map(({ ms }) => ms)).toFixed(1)} ms`,
      },
    ]
  },
}

async function measure(
  { inject, cookies }: BenchContext,
  { path, as, isBounded }: PublicCall,
): Promise<number> {
  const times: number[] = []
  for (let time = 0; time <= TIMES; time += 1) {
    const begun = performance.now()
    const answer = await inject({ url: path, headers: { cookie: as ? cookies[as] : '' } })
    if (answer.statusCode !== 200 && !(isBounded && answer.statusCode === 422))
      throw new Error(`${path} answered ${answer.statusCode}`)
    if (time > 0) times.push(performance.now() - begun)
  }
  return median(times)
}
