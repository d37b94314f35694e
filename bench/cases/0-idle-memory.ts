import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readPostmasterPid } from '../../server/src/platform/database/embedded/postmaster.ts'
import type { BenchCase } from '../harness/bench-case.ts'
import { childrenOf, readMemoryMebibytes, startApplication } from '../harness/processes.ts'

const LIMIT_MEBIBYTES = 300
const SETTLE_MS = 20_000
const PORT = 3985

/** The site as `npm start` leaves it: demo catalogue, jobs, embedded database, a few pages asked for. */
export const benchCase: BenchCase = {
  name: 'idle memory',
  async run({ hasPages }) {
    if (!hasPages) return undefined
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-idle-'))
    // PostgreSQL runs as another user when this runs as root, and must be able to pass.
    fs.chmodSync(dataDir, 0o755)
    const app = await startApplication({ dataDir, port: PORT, kind: 'demo' })
    try {
      for (const at of ['/', '/movies', '/titles/1/_', '/search/metropolis'])
        await (await fetch(app.url + at)).arrayBuffer()
      await sleep(SETTLE_MS)
      const database = readPostmasterPid(path.join(dataDir, 'postgres', 'data'))
      const [web, postgres] = [
        readMemoryMebibytes([app.pid]),
        database ? readMemoryMebibytes([database, ...childrenOf(database)]) : undefined,
      ]
      if (web === undefined || postgres === undefined) return undefined
      return [
        {
          what: 'Memory of everything together, idle',
          measured: `${Math.round(web + postgres)} MiB`,
          required: `< ${LIMIT_MEBIBYTES} MiB`,
          isMet: web + postgres < LIMIT_MEBIBYTES,
          detail: `application ${Math.round(web)}, PostgreSQL ${Math.round(postgres)}; the demo catalogue, a few pages shown`,
        },
      ]
    } finally {
      await app.stop()
      fs.rmSync(dataDir, { recursive: true, force: true })
    }
  },
}
