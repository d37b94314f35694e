import { type BenchCase, isThere, median } from '../harness/bench-case.ts'
import { readCpuMs } from '../harness/processes.ts'

const ROUNDS = 5
const CALLS = 40
const TIMES = 5
const PLUS_MS = 4

/** Rendering the home page for a member, which nobody can keep for the next one, against the JSON it shows. */
export const benchCase: BenchCase = {
  name: 'rendered home page',
  async run(context) {
    const json = '/api/v1/channel/home'
    if (!context.hasPages || readCpuMs(context.app.pid) === undefined || !(await isThere(context, json))) return undefined
    const headers = { cookie: context.memberCookie, accept: 'text/html' }
    const page = await fetch(`${context.app.url}/`, { headers })
    const cards = new Set((await page.text()).match(/\/titles\/\d+/g)).size
    if (!page.ok || cards === 0) return undefined
    const cpuOf = async (path: string): Promise<number> => {
      const before = readCpuMs(context.app.pid) as number
      const result = await context.load.send({ url: context.app.url, paths: [path], headers, connections: 1, calls: CALLS })
      if (result.failures > 0) throw new Error(`${result.failures} calls of ${path} failed.`)
      return ((readCpuMs(context.app.pid) as number) - before) / result.calls
    }
    const taken: [page: number[], json: number[]] = [[], []]
    for (let round = -1; round < ROUNDS; round++) {
      const [pageMs, jsonMs] = [await cpuOf('/'), await cpuOf(json)]
      if (round < 0) continue
      taken[0].push(pageMs)
      taken[1].push(jsonMs)
    }
    const [pageMs, jsonMs] = [median(taken[0]), median(taken[1])]
    const limit = TIMES * jsonMs + PLUS_MS
    return [{
      what: `Processor time of a rendered home page with ${cards} titles`,
      measured: `${pageMs.toFixed(1)} ms`,
      required: `< ${limit.toFixed(1)} ms`,
      isMet: pageMs < limit,
      detail: `${TIMES} times the ${jsonMs.toFixed(1)} ms of its JSON, and ${PLUS_MS} ms`,
    }]
  },
}
