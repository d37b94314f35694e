import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BareOrder } from './bare-server.ts'

const root = path.resolve(import.meta.dirname, '../..')
const PATIENCE_MS = 60_000

export interface MeasuredServer {
  url: string
  pid: number
  stop(): Promise<void>
}

interface ApplicationOptions {
  /** None: it runs its own. */
  databaseUrl?: string
  dataDir: string
  port: number
  /** `whole`: as `npm start` runs it, without its jobs. `demo`: with them, and the demo catalogue. `api`: without pages. `forgetful`: keeps nothing of the catalogue. */
  kind: 'whole' | 'demo' | 'api' | 'forgetful'
}

/** The application in a process of its own, on a database that runs already. */
export async function startApplication(options: ApplicationOptions): Promise<MeasuredServer> {
  const child = fork(
    path.join(
      root,
      options.kind === 'whole' || options.kind === 'demo'
        ? 'server/src/main.ts'
        : 'bench/serve-api.ts',
    ),
    {
      cwd: root,
      // As in the start script of package.json.
      execArgv: [
        '--max-semi-space-size=8',
        '--max-old-space-size=768',
        '--no-parallel-scavenge',
        '--expose-gc',
      ],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        DATABASE_URL: options.databaseUrl ?? '',
        DATA_DIR: options.dataDir,
        PORT: String(options.port),
        HOST: '127.0.0.1',
        BASE_URL: '',
        BASE_PATH: '',
        DEMO: options.kind === 'demo' ? 'on' : 'off',
        JOBS: options.kind === 'demo' ? 'on' : 'off',
        LOG_LEVEL: 'warn',
        NODE_ENV: 'production',
        BENCH_FORGET: options.kind === 'forgetful' ? 'on' : '',
        BENCH_PAGES:
          options.kind === 'forgetful' && fs.existsSync(path.join(root, 'web/dist')) ? 'on' : '',
      },
    },
  )
  const url = `http://127.0.0.1:${options.port}`
  const deadline = Date.now() + PATIENCE_MS
  while (
    !(await fetch(`${url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error('The application did not start.')
    }
    await sleep(50)
  }
  return { url, pid: child.pid as number, stop: () => end(child) }
}

export async function startBareServer(order: BareOrder): Promise<MeasuredServer> {
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', () => reject(new Error('The bare server did not start.')))
  })
  child.send(order)
  await ready
  return { url: `http://127.0.0.1:${order.port}`, pid: child.pid as number, stop: () => end(child) }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  await Promise.race([ended, sleep(5000).then(() => child.kill('SIGKILL'))])
}

/** Processor time that a process has used so far, in milliseconds; undefined where there is no /proc. */
export function readCpuMs(pid: number): number | undefined {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return undefined
  }
}

/** Memory that would be free again if these processes ended, in mebibytes: pages they share are divided among them. */
export function readMemoryMebibytes(pids: readonly number[]): number | undefined {
  try {
    return (
      pids.reduce(
        (sum, pid) =>
          sum +
          Number(
            /^Pss:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0,
          ),
        0,
      ) / 1024
    )
  } catch {
    return undefined
  }
}

export function childrenOf(pid: number): number[] {
  try {
    return execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map(Number)
  } catch {
    return []
  }
}
