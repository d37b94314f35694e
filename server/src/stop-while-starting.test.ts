import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { processesOf, startProgram, type TestStart } from './test-start.ts'

let dataDir: string

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-stop-'))
  // PostgreSQL runs as another user when this runs as root, and must be able to pass.
  fs.chmodSync(dataDir, 0o755)
})
afterEach(() => {
  for (const pid of processesOf(dataDir)) process.kill(pid, 'SIGKILL')
  fs.rmSync(dataDir, { recursive: true, force: true })
})

const start = () =>
  startProgram('server/src/main.ts', { DATA_DIR: dataDir, PORT: '0', DEMO: 'off' })
const postgres = (file: string) => path.join(dataDir, 'postgres', file)

/** Waits, as closely as polling can, until the start has come so far. */
async function waitFor(site: TestStart, hasCome: () => boolean): Promise<void> {
  while (!hasCome()) {
    if (site.child.exitCode !== null) throw new Error(`It ended by itself: ${site.output()}`)
    await sleep(1)
  }
}

/** Steps of a start, in their order: how to see from outside that it has come to one. */
const STEPS: [string, (site: TestStart) => boolean][] = [
  ['takes the start lock', () => fs.existsSync(postgres('start.lock'))],
  ['makes the cluster', () => fs.existsSync(postgres('data.new/PG_VERSION'))],
  ['starts the database', () => fs.existsSync(postgres('data/postmaster.pid'))],
  ['connects to the database', () => fs.existsSync(postgres('s/.s.PGSQL.5432'))],
  [
    'makes the tables',
    () => fs.existsSync(postgres('data/base')) && fs.readdirSync(postgres('data/base')).length > 3,
  ],
  ['has started', (site) => site.output().includes('runs on')],
]

describe.skipIf(process.platform !== 'linux')('a site that is told to stop', () => {
  it.each(STEPS)('while it %s leaves no process and no lock behind', async (_, hasCome) => {
    const site = start()
    await waitFor(site, () => hasCome(site))
    // Not always at the very beginning of the step; whatever the moment, the outcome is the same.
    await sleep(Math.random() * 100)
    site.child.kill('SIGTERM')
    expect(await site.ended, site.output()).toBe(0)
    expect(processesOf(dataDir)).toEqual([])
    expect(fs.existsSync(postgres('start.lock'))).toBe(false)
    expect(site.output()).not.toMatch(/error/i)
  })

  it('twice ends at once, and its database ends by itself', async () => {
    const site = start()
    await waitFor(site, () => fs.existsSync(postgres('s/.s.PGSQL.5432')))
    site.child.kill('SIGTERM')
    site.child.kill('SIGINT')
    await site.ended
    await expect.poll(() => processesOf(dataDir)).toEqual([])
  })
})
