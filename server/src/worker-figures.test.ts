import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { useTestDatabase } from './platform/database/test-database.ts'
import { findFaults, readFigures, sumOf } from './platform/http/metrics/test-figures.ts'
import { freePort } from './platform/test-free-port.ts'
import { startProgram } from './test-start.ts'

const database = useTestDatabase()
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-worker-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

it('a process that only runs jobs tells its own figures, under its own name', async () => {
  const port = await freePort()
  const worker = startProgram('server/src/worker.ts', {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    DEMO: 'off',
    METRICS_PORT: String(port),
    METRICS_TOKEN: 'a-token-of-the-operator',
  })
  try {
    const read = async (at: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(`http://127.0.0.1:${port}${at}`, {
        headers,
        signal: AbortSignal.timeout(5_000),
      })
      return { status: answer.status, text: await answer.text() }
    }
    await expect
      .poll(() => read('/health/live').then(({ status }) => status), { timeout: 40_000 })
      .toBe(200)
    const { text } = await read('/metrics')
    expect(findFaults(text)).toEqual([])
    expect(new Set(readFigures(text).map(({ labels }) => labels['process']))).toEqual(
      new Set(['worker']),
    )
    expect(sumOf(text, 'mediatheque_build_info')).toBe(1)
    expect(sumOf(text, 'mediatheque_database_pool_connections')).toBeGreaterThan(0)
    const passedOn = { 'x-forwarded-for': '203.0.113.5' }
    expect((await read('/metrics', passedOn)).status).toBe(404)
    const withToken = { ...passedOn, authorization: 'Bearer a-token-of-the-operator' }
    expect((await read('/metrics', withToken)).status).toBe(200)
  } finally {
    worker.child.kill('SIGTERM')
  }
  expect(await worker.ended).toBe(0)
}, 60_000)
