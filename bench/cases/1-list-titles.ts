import type { BenchCase } from '../harness/bench-case.ts'
import { compareWithBare } from '../harness/compare-with-bare.ts'
import { listPaths } from '../harness/paths.ts'

export const benchCase: BenchCase = {
  name: 'list of titles',
  run: async (context) =>
    compareWithBare(context, {
      what: 'List of titles by type, genre and year (JSON)',
      paths: await listPaths(context.pool),
      least: 0.6,
    }),
}
