import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './platform/test-free-port.ts'

const PATIENCE_MS = 60_000

export interface TestSite {
  /** Each call over a connection of its own, so that the processes take turns. */
  call(at: string, init?: RequestInit & { cookie?: string }): Promise<Response>
  logInAsAdmin(): Promise<string>
  /** Ids of the processes that listen for the first one. */
  workers(): number[]
  /** Tells all of its processes, as a terminal does. */
  interrupt(): void
  /** Resolves with the exit code of the first process. */
  readonly ended: Promise<number | null>
  stop(): Promise<void>
}

/** A site of two web processes on these databases, as `WEB_PROCESSES=2 npm start` runs it. */
export async function startTwoProcesses(databases: {
  DATABASE_URL: string
  DATABASE_REPLICA_URL?: string
  DATABASE_DIRECT_URL?: string
}): Promise<TestSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mediatheque-cluster-'))
  const port = await freePort()
  const output: string[] = []
  const site = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: 'admin@site.example',
      ADMIN_PASSWORD: 'A-long-Passw0rd',
      WEB_PROCESSES: '2',
      ...databases,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [site.stdout, site.stderr])
    stream?.on('data', (chunk) => output.push(String(chunk)))
  const workers = () => childrenOf(site)
  const ended = new Promise<number | null>((resolve) => void site.once('exit', resolve))
  for (
    let waited = 0;
    workers().length < 2 || !output.join('').includes('runs on');
    waited += 100
  ) {
    if (waited > PATIENCE_MS) throw new Error(`The site did not start: ${output.join('')}`)
    await sleep(100)
  }
  const call: TestSite['call'] = (at, init = {}) =>
    fetch(`http://127.0.0.1:${port}${at}`, {
      ...init,
      headers: {
        connection: 'close',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        ...(init.cookie && { cookie: init.cookie }),
      },
    })
  return {
    call,
    logInAsAdmin: async () => {
      const answer = await call('/auth/login', {
        method: 'POST',
        body: JSON.stringify({
          email: 'admin@site.example',
          password: 'A-long-Passw0rd',
          remember: false,
        }),
      })
      return String(answer.headers.getSetCookie()[0]).split(';')[0]!
    },
    workers,
    interrupt: () => {
      for (const pid of [site.pid!, ...workers()]) process.kill(pid, 'SIGINT')
    },
    ended,
    stop: async () => {
      site.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function childrenOf(site: ChildProcess): number[] {
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
