import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestDatabase } from './platform/database/test-database.ts'

const database = useTestDatabase()
const dataDir = mkdtempSync(path.join(tmpdir(), 'mediatheque-cluster-'))
const output: string[] = []
let site: ChildProcess
let url: string

/** Each call over a connection of its own, so that the processes take turns. */
const call = (at: string, init: RequestInit & { cookie?: string } = {}) =>
  fetch(url + at, { ...init, headers: { connection: 'close', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...(init.cookie && { cookie: init.cookie }) } })

async function logInAsAdmin(): Promise<string> {
  const answer = await call('/auth/login', { method: 'POST', body: JSON.stringify({ email: 'admin@site.example', password: 'A-long-Passw0rd', remember: false }) })
  return String(answer.headers.getSetCookie()[0]).split(';')[0]!
}

describe.skipIf(process.platform !== 'linux')('a site with two web processes', () => {
  beforeAll(async () => {
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    site = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
      env: {
        PATH: process.env['PATH'], NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: database.url, DEMO: 'off', LOG_LEVEL: 'warn',
        ADMIN_EMAIL: 'admin@site.example', ADMIN_PASSWORD: 'A-long-Passw0rd', WEB_PROCESSES: '2',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [site.stdout, site.stderr]) stream?.on('data', (chunk) => output.push(String(chunk)))
    for (let waited = 0; workers().length < 2 || !output.join('').includes('runs on'); waited += 100) {
      if (waited > 60_000) throw new Error(`The site did not start: ${output.join('')}`)
      await sleep(100)
    }
  }, 90_000)

  afterAll(async () => {
    const gone = new Promise((resolve) => site.once('exit', resolve))
    site.kill('SIGTERM')
    await gone
    rmSync(dataDir, { recursive: true, force: true })
  }, 30_000)

  it('shows in all of them what one of them changed', async () => {
    const cookie = await logInAsAdmin()
    const bootstrap = async () => (await (await call('/api/v1/bootstrap-data', { cookie })).json()) as { user: { id: number; first_name: string | null } }
    const [before] = await Promise.all(Array.from({ length: 8 }, bootstrap))
    const body = JSON.stringify({ first_name: 'Léontine' })
    expect((await call(`/api/v1/users/${before!.user.id}`, { method: 'PUT', cookie, body })).status).toBe(200)
    await sleep(200)
    const names = (await Promise.all(Array.from({ length: 12 }, bootstrap))).map(({ user }) => user.first_name)
    expect(new Set(names)).toEqual(new Set(['Léontine']))
  })

  it('counts attempts once for all of them', async () => {
    const attempt = async () => (await call('/auth/login', { method: 'POST', body: JSON.stringify({ email: 'nobody@site.example', password: 'wrong-Passw0rd', remember: false }) })).status
    const statuses = []
    for (let index = 0; index < 12; index++) statuses.push(await attempt())
    expect(statuses.filter((status) => status === 422)).toHaveLength(10)
    expect(statuses.slice(10)).toEqual([429, 429])
  })

  it('goes on when one of them is killed, and replaces it', async () => {
    const [victim] = workers()
    process.kill(victim!, 'SIGKILL')
    await expect.poll(() => workers().includes(victim!)).toBe(false)
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await call('/health/ready')).status))
    expect(new Set(statuses)).toEqual(new Set([200]))
    await expect.poll(() => workers().length, { timeout: 20_000 }).toBe(2)
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity where datname = current_database()`.execute(database.db)
    expect(rows[0]!.count).toBeLessThan(90)
  })
})

/** The processes that listen for the first one. */
function workers(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === site.pid)
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
