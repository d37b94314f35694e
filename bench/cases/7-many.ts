import { type BenchCase, type BenchContext, median, spread } from '../harness/bench-case.ts'

const LIMIT_MS = 1_000
const ROWS = 50
const TIMES = 5

/** How long the server takes to say what fifty pasted names would become, none of which a title has: each is searched for. */
export const benchCase: BenchCase = {
  name: 'many contributions',
  async run(context) {
    const times: number[] = []
    // Answers are kept for a while: each time the names are others, and the first warms statements up.
    for (let time = 0; time <= TIMES; time += 1) {
      const taken = await plan(context, time)
      if (time > 0) times.push(taken)
    }
    return [
      {
        what: `What ${ROWS} pasted names would become, none of which a title has`,
        measured: `${median(times).toFixed(0)} ms`,
        required: `< ${LIMIT_MS} ms`,
        isMet: median(times) < LIMIT_MS,
        detail: `at the server; ${spread(times)}`,
      },
    ]
  },
}

async function plan({ inject, cookies }: BenchContext, time: number): Promise<number> {
  const rows = Array.from({ length: ROWS }, (_, at) => ({
    key: `row${at}`,
    name: `The.Night.of.the.Man.${time}.in.Unheard.Love.${at}.2005.1080p.WEB.x264-GRP`,
  }))
  const begun = performance.now()
  const answer = await inject({
    method: 'POST',
    url: '/api/v1/contributions/plan',
    headers: { cookie: cookies.moderator, 'sec-fetch-site': 'same-origin' },
    payload: { rows },
  })
  if (answer.statusCode !== 200) throw new Error(`the plan answered ${answer.statusCode}`)
  return performance.now() - begun
}
