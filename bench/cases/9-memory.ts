import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchCase } from '../harness/bench-case.ts'
import { childrenOf, readMemoryMebibytes } from '../harness/processes.ts'

/** After everything else was measured, so that what was kept in memory counts. */
export const benchCase: BenchCase = {
  name: 'memory',
  async run({ app, databasePid }) {
    await sleep(5000)
    const application = readMemoryMebibytes([app.pid])
    if (application === undefined) return undefined
    const database = databasePid === undefined ? undefined : readMemoryMebibytes([databasePid, ...childrenOf(databasePid)])
    return [
      { what: 'Memory of the application, idle after the load', measured: `${Math.round(application)} MiB`, required: 'none' },
      ...(database === undefined ? [] : [{ what: 'Memory of PostgreSQL, idle after the load', measured: `${Math.round(database)} MiB`, required: 'none' }]),
    ]
  },
}
