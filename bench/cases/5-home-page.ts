import {
  type BenchCase,
  type BenchContext,
  type Figure,
  isThere,
  median,
} from '../harness/bench-case.ts'
import { type MeasuredServer, readCpuMs } from '../harness/processes.ts'

const ROUNDS = 7
const CALLS = 50
/** Until the compiler has seen enough of it. */
const WARM_CALLS = 300
const TIMES = 5
const PLUS_MS = 4
const JSON_PATH = '/api/v1/channel/home'

/** Rendering the home page for a member, which nobody can keep for the next one, against the JSON it shows. */
export const benchCase: BenchCase = {
  name: 'rendered home page',
  async run(context) {
    if (
      !context.hasPages ||
      readCpuMs(context.app.pid) === undefined ||
      !(await isThere(context, JSON_PATH))
    )
      return undefined
    return [
      await compare(context, context.forgetful, 'Processor time of a rendered home page'),
      // For comparison: the uncached page is what something is asked of. Beside JSON that comes from memory in no time, what is
      // left to see is the pages' own part.
      {
        ...(await compare(
          context,
          context.app,
          'Processor time of a rendered home page, with what the application keeps for seconds',
        )),
        required: 'for comparison',
        isMet: undefined,
      },
    ]
  },
}

async function compare(
  { load, memberCookie }: BenchContext,
  server: MeasuredServer,
  what: string,
): Promise<Figure> {
  const headers = { cookie: memberCookie, accept: 'text/html' }
  const page = await fetch(`${server.url}/`, { headers })
  const cards = new Set((await page.text()).match(/\/titles\/\d+/g)).size
  if (!page.ok || cards === 0) throw new Error('The home page shows nothing.')
  const send = async (path: string, calls: number): Promise<number> => {
    const before = readCpuMs(server.pid) as number
    const result = await load.send({
      url: server.url,
      paths: [path],
      headers,
      connections: 1,
      calls,
    })
    if (result.failures > 0) throw new Error(`${result.failures} calls of ${path} failed.`)
    return ((readCpuMs(server.pid) as number) - before) / result.calls
  }
  for (const path of ['/', JSON_PATH]) await send(path, WARM_CALLS)
  const taken: [page: number[], json: number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    taken[0].push(await send('/', CALLS))
    taken[1].push(await send(JSON_PATH, CALLS))
  }
  const [pageMs, jsonMs] = [median(taken[0]), median(taken[1])]
  const limit = TIMES * jsonMs + PLUS_MS
  return {
    what,
    measured: `${pageMs.toFixed(1)} ms`,
    required: `< ${limit.toFixed(1)} ms`,
    isMet: pageMs < limit,
    detail: `${cards} cards; ${TIMES} times the ${jsonMs.toFixed(1)} ms of its JSON, and ${PLUS_MS} ms`,
  }
}
