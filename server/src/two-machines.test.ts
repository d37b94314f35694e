import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type EmptyDatabase, makeEmptyDatabase } from './platform/database/test-database.ts'
import { freePort } from './platform/test-free-port.ts'
import { hasNginx, startNginx } from './test-nginx.ts'

/*
 * Two sites on one database and one folder of files, each as it would run on a machine of its own, behind the nginx of
 * docs/proxies. Where nginx is not installed there is nothing to try.
 */
const HOST = 'media.example.org'
const PATIENCE_MS = 60_000
const KEY = 'the same key on all machines of a site'

interface Machine {
  readonly name: string
  readonly port: number
  process?: ChildProcess
}

describe.skipIf(!hasNginx)('a site on two machines', () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-machines-'))
  let database: EmptyDatabase
  let machines: [Machine, Machine]
  let proxy: ChildProcess
  let proxyPort = 0
  let cookie = ''

  const start = async (machine: Machine, more: Record<string, string> = {}): Promise<string> => {
    const dataDir = path.join(home, machine.name)
    fs.mkdirSync(dataDir, { recursive: true })
    const files = path.join(dataDir, 'files')
    if (!fs.existsSync(files)) fs.symlinkSync(path.join(home, 'shared'), files)
    const started = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        PORT: String(machine.port),
        DATA_DIR: dataDir,
        DATABASE_URL: database.url,
        APP_KEY: KEY,
        BASE_URL: `https://${HOST}`,
        TRUSTED_PROXIES: '127.0.0.1',
        DEMO: 'off',
        LOG_LEVEL: 'warn',
        ADMIN_EMAIL: 'admin@site.example',
        ADMIN_PASSWORD: 'A-long-Passw0rd',
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    machine.process = started
    const said: string[] = []
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk) => said.push(String(chunk)))
    for (let waited = 0; waited < PATIENCE_MS; waited += 50) {
      if (started.exitCode !== null) return said.join('')
      const isReady = await fetch(`http://127.0.0.1:${machine.port}/health/ready`).then(
        ({ status }) => status === 200,
        () => false,
      )
      if (isReady) return said.join('')
      await sleep(50)
    }
    throw new Error(`${machine.name} did not start: ${said.join('')}`)
  }
  const stop = async ({ process: running }: Machine, signal: NodeJS.Signals = 'SIGTERM') => {
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const gone = once(running, 'exit')
    running.kill(signal)
    await gone
  }
  const call = (url: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${proxyPort}${url}`, {
      ...init,
      headers: {
        host: HOST,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        ...(cookie && { cookie }),
      },
    })

  beforeAll(async () => {
    fs.mkdirSync(path.join(home, 'shared'))
    database = await makeEmptyDatabase()
    machines = [
      { name: 'one', port: await freePort() },
      { name: 'two', port: await freePort() },
    ]
    proxyPort = await freePort()
    for (const machine of machines) await start(machine)
    proxy = startNginx(home, {
      port: proxyPort,
      sites: machines.map((machine) => `127.0.0.1:${machine.port}`),
    })
    await vi.waitUntil(async () => (await call('/health/live').catch(() => undefined))?.ok, {
      timeout: 10_000,
    })
    const login = await call('/auth/login', {
      method: 'POST',
      body: JSON.stringify({
        email: 'admin@site.example',
        password: 'A-long-Passw0rd',
        remember: false,
      }),
    })
    cookie = String(login.headers.getSetCookie()[0]).split(';')[0]!
  }, 180_000)
  afterAll(async () => {
    proxy.kill('SIGTERM')
    for (const machine of machines) await stop(machine)
    await database.drop()
    fs.rmSync(home, { recursive: true, force: true })
  }, 60_000)

  it('answers every call while one after the other is restarted', async () => {
    const failures: string[] = []
    let calls = 0
    let isOver = false
    const written: string[] = []
    const keepCalling = async (worker: number) => {
      for (let turn = 0; !isOver; turn += 1) {
        const isWrite = turn % 4 === 0
        const name = `keyword ${worker} ${turn}`
        const answer = await (
          isWrite
            ? call('/api/v1/keywords', { method: 'POST', body: JSON.stringify({ name }) })
            : call(turn % 2 === 0 ? '/' : '/api/v1/bootstrap-data')
        ).then(
          async (response) => {
            const said = await response.text()
            return response.ok ? response.status : `${response.status} ${said.slice(0, 200)}`
          },
          (error: unknown) => String(error),
        )
        calls += 1
        if (answer === (isWrite ? 201 : 200)) {
          if (isWrite) written.push(name)
        } else failures.push(`${isWrite ? 'POST' : 'GET'} ${answer}`)
      }
    }
    const working = Array.from({ length: 6 }, (_, worker) => keepCalling(worker))
    for (const machine of machines) {
      await sleep(500)
      await stop(machine)
      await start(machine)
    }
    isOver = true
    await Promise.all(working)
    expect(failures).toEqual([])
    expect(calls).toBeGreaterThan(50)
    const found = await call(`/api/v1/keywords?perPage=100&query=${encodeURIComponent('keyword')}`)
    expect(found.status).toBe(200)
    expect(written.length).toBeGreaterThan(10)
  }, 180_000)

  it('refuses one with another key, and one with a folder of its own, in a line', async () => {
    const third: Machine = { name: 'three', port: await freePort() }
    const said = await start(third, { APP_KEY: 'another key that is long enough here' })
    expect(third.process?.exitCode).toBe(1)
    expect(said).toMatch(/^The key of APP_KEY \(fingerprint .* is not that of this database.*\n$/)
    const fourth: Machine = { name: 'four', port: await freePort() }
    fs.mkdirSync(path.join(home, 'four/files'), { recursive: true })
    expect(await start(fourth)).toMatch(
      /^.*four\/files is not the folder .* its mark is missing.*\n$/,
    )
    expect(fourth.process?.exitCode).toBe(1)
  }, 60_000)
})
