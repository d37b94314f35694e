import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

const root = path.resolve(import.meta.dirname, '../..')
const PATIENCE_MS = 120_000
const LINES_KEPT = 400

/** What a process holds after everything that can be let go was let go. */
export interface Held {
  readonly heapMb: number
  readonly rssMb: number
  readonly externalMb: number
  /** Sockets, timers and the like, by kind. */
  readonly resources: Readonly<Record<string, number>>
}

export interface FuzzedSite {
  readonly url: string
  readonly databaseUrl: string
  /** How it ended by itself; undefined while it runs. */
  ending(): string | undefined
  /** What the log says about the call of this id. */
  logOf(requestId: string): string | undefined
  /** Collects garbage first. */
  measure(): Promise<Held>
  stop(): Promise<void>
}

/** The whole site in a process of its own, with the demonstration, behind a proxy that says who calls. */
export async function startFuzzedSite({
  dataDir,
  port,
}: {
  dataDir: string
  port: number
}): Promise<FuzzedSite> {
  const child = spawn(
    process.execPath,
    [
      // As in the start script of package.json; and a port on which garbage is collected on demand.
      '--max-semi-space-size=8',
      '--max-old-space-size=768',
      '--no-parallel-scavenge',
      '--expose-gc',
      '--inspect=127.0.0.1:0',
      'server/src/main.ts',
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATABASE_URL: '',
        BASE_URL: '',
        BASE_PATH: '',
        // Every call is passed on from somewhere, which demo accounts are refused to unless this is said.
        DEMO: 'public',
        TRUSTED_PROXIES: '127.0.0.1',
        LOG_LEVEL: 'warn',
        NODE_ENV: 'production',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const lines: string[] = []
  let inspector = ''
  const keep = (chunk: Buffer) => {
    const text = chunk.toString()
    inspector ||= /ws:\/\/\S+/.exec(text)?.[0] ?? ''
    lines.push(...text.split('\n').filter(Boolean))
    lines.splice(0, lines.length - LINES_KEPT)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const url = `http://127.0.0.1:${port}`
  const ending = () =>
    child.exitCode === null && child.signalCode === null
      ? undefined
      : `${child.signalCode ?? `exit code ${child.exitCode}`}: ${lines.slice(-20).join('\n')}`
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    )
  const deadline = Date.now() + PATIENCE_MS
  while (!(await isReady())) {
    if (ending() || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`The site did not start: ${lines.join('\n')}`)
    }
    await sleep(100)
  }
  return {
    url,
    databaseUrl: `postgresql://postgres@localhost:5432/mediatheque?host=${encodeURIComponent(path.join(dataDir, 'postgres', 's'))}`,
    ending,
    logOf: (id) => lines.findLast((line) => line.includes(id)),
    measure: () => measure(inspector),
    async stop() {
      if (ending()) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGINT')
      await ended
    },
  }
}

const MEASURE = `JSON.stringify({
  memory: process.memoryUsage(),
  resources: process.getActiveResourcesInfo(),
})`

/** By the debugging port, so that nothing of the site itself is there for this. */
async function measure(inspector: string): Promise<Held> {
  const socket = new WebSocket(inspector)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('The site cannot be inspected')))
  })
  let last = 0
  const ask = (method: string, params: object = {}) =>
    new Promise<{ result?: { value?: string } }>((resolve) => {
      const id = (last += 1)
      socket.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(String(data)) as {
          id: number
          result: { result?: { value?: string } }
        }
        if (answer.id === id) resolve(answer.result)
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
  await ask('HeapProfiler.collectGarbage')
  const { result } = await ask('Runtime.evaluate', { expression: MEASURE })
  socket.close()
  const { memory, resources } = JSON.parse(result?.value ?? '') as {
    memory: NodeJS.MemoryUsage
    resources: string[]
  }
  const mb = (bytes: number) => Math.round(bytes / 2 ** 20)
  return {
    heapMb: mb(memory.heapUsed),
    rssMb: mb(memory.rss),
    externalMb: mb(memory.external),
    resources: Object.fromEntries(
      [...new Set(resources)]
        .toSorted()
        .map((kind) => [kind, resources.filter((one) => one === kind).length]),
    ),
  }
}

/** Transactions of the site that nobody ends: connections that never come back to the pool. */
export async function countStuckTransactions(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ stuck: number }>(
    `select count(*)::int stuck from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`,
  )
  return rows[0]?.stuck ?? 0
}
