import type { BenchCase } from '../harness/bench-case.ts'
import { findPlanFaults } from '../harness/read-plans.ts'

/** How the large database runs the statements of every public page, and of every list of contributions. */
export const benchCase: BenchCase = {
  name: 'plans',
  async run({ inject, pool, cookies }) {
    const { calls, faults } = await findPlanFaults({ app: { inject }, pool, cookies })
    for (const { path, fault } of faults) process.stdout.write(`  ${path} ${fault}\n`)
    return [
      {
        what: `Calls of public pages and lists that read a table to its end, or more than a bounded number of pages (of ${calls})`,
        measured: String(faults.length),
        required: '0',
        isMet: faults.length === 0,
        detail: faults
          .slice(0, 3)
          .map(({ page, fault }) => `${page}: ${fault.replaceAll('|', '/')}`)
          .join('; '),
      },
    ]
  },
}
