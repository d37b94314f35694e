import { type BenchCase, type BenchContext, median } from '../harness/bench-case.ts'
import { fillQueues } from '../harness/fill-queues.ts'
import { queueCalls } from '../harness/queue-calls.ts'

const LIMIT_MS = 60
/** The median of them counts; the first warms statements up. */
const TIMES = 5
const SLOWEST_TOLD = 5
/** A queue of a large site that nobody looked at for weeks: one of so many links waits. */
const LINKS_TO_A_PENDING_ONE = 25
const LINKS_TO_A_REPORTED_ONE = 1000

/** How long the server takes for each order, each filter and the search of the queues, when very much waits. */
export const benchCase: BenchCase = {
  name: 'queues',
  async run(context) {
    const pending = Math.floor(context.links / LINKS_TO_A_PENDING_ONE)
    const reported = Math.floor(context.links / LINKS_TO_A_REPORTED_ONE)
    const takeAway = await fillQueues(context.pool, { pending, reported })
    try {
      const calls = queueCalls()
      const taken: { readonly path: string; readonly ms: number }[] = []
      for (const path of calls) taken.push({ path, ms: await measure(context, path) })
      const slowest = taken.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST_TOLD)
      for (const { path, ms } of slowest) process.stdout.write(`  ${ms.toFixed(1)} ms ${path}\n`)
      const most = slowest[0]?.ms ?? 0
      return [
        {
          what: `Slowest page of a queue among ${calls.length} orders, filters and searches, with ${pending.toLocaleString('en')} pending and ${reported.toLocaleString('en')} reported of each kind`,
          measured: `${most.toFixed(1)} ms`,
          required: `< ${LIMIT_MS} ms`,
          isMet: most < LIMIT_MS,
          detail: `median of ${TIMES} calls each, at the server; half of them within ${median(taken.map(({ ms }) => ms)).toFixed(1)} ms`,
        },
      ]
    } finally {
      await takeAway()
    }
  },
}

async function measure({ inject, cookies }: BenchContext, url: string): Promise<number> {
  const times: number[] = []
  for (let time = 0; time <= TIMES; time += 1) {
    const begun = performance.now()
    const answer = await inject({ url, headers: { cookie: cookies.moderator } })
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
    if (time > 0) times.push(performance.now() - begun)
  }
  return median(times)
}
