import type { BenchCase } from '../harness/bench-case.ts'
import { compareWithBare } from '../harness/compare-with-bare.ts'
import { linkPaths } from '../harness/paths.ts'

export const benchCase: BenchCase = {
  name: 'links of a title',
  run: async (context) =>
    compareWithBare(context, {
      what: 'Links of a title, as a member (JSON)',
      paths: await linkPaths(context.pool),
      least: 0.6,
      cookie: context.memberCookie,
    }),
}
