import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = path.resolve(import.meta.dirname, '../..')

export interface ApplicationOptions {
  dataDir: string
  port: number
  /** The API without pages starts faster and dies the same way. */
  isApiOnly: boolean
}

export interface RunningApplication {
  url: string
  databaseUrl: string
  /** Whether it still answers that it is ready, asked now. */
  isReady(): Promise<boolean>
  /** Ends the process the way a power cut would. */
  kill(): Promise<void>
  /** Ends every process of its database, with no chance to write anything. @returns how many there were */
  killDatabase(): number
  /** Ctrl-C. */
  stop(): Promise<void>
}

/** Starts the application and waits until it says it is ready. */
export async function startApplication(
  options: ApplicationOptions,
  patienceMs = 60_000,
): Promise<RunningApplication> {
  const entry = options.isApiOnly ? 'bench/serve-api.ts' : 'server/src/main.ts'
  const child = spawn(process.execPath, [entry], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: options.dataDir,
      PORT: String(options.port),
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      BASE_URL: '',
      BASE_PATH: '',
      DEMO: 'on',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4000)
  })
  const url = `http://127.0.0.1:${options.port}`
  const postgres = path.join(options.dataDir, 'postgres')
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    )
  const deadline = Date.now() + patienceMs
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The application ended while starting: ${output}`)
    if (Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`The application was not ready after ${patienceMs / 1000} s: ${output}`)
    }
    await sleep(20)
  }
  return {
    url,
    databaseUrl: `postgresql://postgres@localhost:5432/mediatheque?host=${encodeURIComponent(path.join(postgres, 's'))}`,
    isReady,
    kill: () => end(child, 'SIGKILL'),
    killDatabase: () => killProcessesOf(path.join(postgres, 'data')),
    stop: () => end(child, 'SIGINT'),
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}

/** The server and its children, found by the data directory they work in: nobody else's are touched. */
export function killProcessesOf(dataDir: string): number {
  const pids = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => worksIn(pid, dataDir))
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
  return pids.length
}

function worksIn(pid: number, directory: string): boolean {
  try {
    return (
      fs.readlinkSync(`/proc/${pid}/cwd`) === directory &&
      fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
    )
  } catch {
    return false
  }
}
