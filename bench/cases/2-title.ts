import type { BenchCase } from '../harness/bench-case.ts'
import { compareWithBare } from '../harness/compare-with-bare.ts'
import { titlePaths } from '../harness/paths.ts'

export const benchCase: BenchCase = {
  name: 'title by id',
  run: async (context) =>
    compareWithBare(context, {
      what: 'Title by id (JSON)',
      paths: await titlePaths(context.pool),
      least: 0.5,
    }),
}
