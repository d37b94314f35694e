import {
  type BenchCase,
  type BenchContext,
  type Figure,
  isThere,
  median,
} from '../harness/bench-case.ts'
import { linkPaths, listPaths, searchPaths, titlePaths } from '../harness/paths.ts'

const ROUNDS = 5
const CALLS = 400
const LIMIT = 1.5
const SEARCH_LIMIT_MS = 30

const CALLS_MADE = [
  { what: 'list of titles', paths: listPaths, isMember: false },
  { what: 'title by id', paths: titlePaths, isMember: false },
  { what: 'links of a title', paths: linkPaths, isMember: true },
  { what: 'search', paths: searchPaths, isMember: false },
]

/** Whether answers get slower with the catalogue: the 95th percentile on the large database against 10,000 titles. */
export const benchCase: BenchCase = {
  name: 'growth',
  async run(context) {
    if (!context.smallForgetful || !context.smallPool) return undefined
    const figures: Figure[] = []
    for (const call of CALLS_MADE) {
      const sides = [
        {
          server: context.forgetful,
          paths: await call.paths(context.pool),
          cookie: context.memberCookie,
        },
        {
          server: context.smallForgetful,
          paths: await call.paths(context.smallPool),
          cookie: context.smallMemberCookie,
        },
      ]
      if (
        !(await isThere(
          context,
          sides[0]?.paths[0] as string,
          call.isMember ? context.memberCookie : undefined,
        ))
      )
        continue
      const p95: [number[], number[]] = [[], []]
      for (let round = -1; round < ROUNDS; round++) {
        for (const [side, { server, paths, cookie }] of sides.entries()) {
          const result = await context.load.send({
            url: server.url,
            paths,
            headers: call.isMember && cookie ? { cookie } : {},
            connections: 1,
            calls: CALLS,
          })
          if (result.failures > 0)
            throw new Error(`${result.failures} calls of ${call.what} failed.`)
          if (round >= 0) p95[side as 0 | 1].push(result.p95)
        }
      }
      figures.push(toFigure(call.what, p95, context))
      if (call.paths === searchPaths) figures.push(searchFigure(median(p95[0]), context))
    }
    return figures.length > 0 ? figures : undefined
  },
}

function toFigure(
  what: string,
  [large, small]: [number[], number[]],
  { titles, smallTitles }: BenchContext,
): Figure {
  const ratio = median(large) / median(small)
  return {
    what: `95th percentile of ${what}, ${titles.toLocaleString('en')} against ${smallTitles.toLocaleString('en')} titles`,
    measured: ratio.toFixed(2),
    required: `≤ ${LIMIT}`,
    isMet: ratio <= LIMIT,
    detail: `${median(large).toFixed(1)} ms against ${median(small).toFixed(1)} ms`,
  }
}

const searchFigure = (p95: number, { titles }: BenchContext): Figure => ({
  what: `95th percentile of search, one client, ${titles.toLocaleString('en')} titles`,
  measured: `${p95.toFixed(1)} ms`,
  required: `< ${SEARCH_LIMIT_MS} ms`,
  isMet: p95 < SEARCH_LIMIT_MS,
})
