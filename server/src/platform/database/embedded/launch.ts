import { spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresBinaries } from './binaries.ts'
import { SERVER_ENVIRONMENT } from './cluster.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { isPostmasterOf, stopPostmaster } from './postmaster.ts'
import type { UnixUser } from './run-as.ts'

const ATTEMPTS = 20
const START_MILLISECONDS = 120_000

interface LaunchOptions {
  binaries: PostgresBinaries
  dataDir: string
  socketDir: string
  settings: Readonly<Record<string, string>>
  user: UnixUser | undefined
  isReady: () => Promise<boolean>
  signal?: AbortSignal | undefined
}

/** Starts the server and waits until it answers. Returns its process id. */
export async function launchPostgres(options: LaunchOptions): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const { pid, output } = await tryLaunch(options)
    if (pid !== undefined) return pid
    options.signal?.throwIfAborted()
    // The children of a killed server take a moment to leave; anything else will not change by waiting.
    if (attempt === ATTEMPTS || !/still in use|lock file/.test(output))
      throw new DatabaseStartError(output)
    await sleep(500, undefined, { signal: options.signal })
  }
}

async function tryLaunch(options: LaunchOptions) {
  const { binaries, dataDir, socketDir, settings, user, isReady, signal } = options
  signal?.throwIfAborted()
  // Detached: Ctrl-C in a terminal must reach the application only, which then stops the server in order.
  const child = spawn(binaries.postgres, serverArguments(dataDir, socketDir, settings), {
    ...user,
    env: SERVER_ENVIRONMENT,
    cwd: dataDir,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  let hasExited = false
  child.stderr.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-8000)
  })
  child.once('error', (error) => {
    output += String(error)
    hasExited = true
  })
  child.once('exit', () => {
    hasExited = true
  })
  const deadline = Date.now() + START_MILLISECONDS
  if (child.pid) endWithThisProcess(child.pid, dataDir)
  while (!hasExited && !signal?.aborted && Date.now() < deadline) {
    if (/ready to accept (read-only )?connections/.test(output) && (await isReady())) {
      // Neither the server nor its messages keep this process alive.
      child.unref()
      ;(child.stderr as Socket).unref()
      return { pid: child.pid, output }
    }
    await sleep(10)
  }
  if (!hasExited && child.pid) await stopPostmaster(child.pid)
  return { pid: undefined, output }
}

/** Directories by the process id of the server that was started for them. */
const started = new Map<number, string>()

/**
 * A process that ends without stopping its servers in order asks them to end when their last connection is gone: nobody
 * is there to wait for it.
 */
function endWithThisProcess(pid: number, dataDir: string): void {
  if (started.size === 0) process.on('exit', endStartedServers)
  started.set(pid, dataDir)
}

function endStartedServers(): void {
  for (const [pid, dataDir] of started) {
    if (isPostmasterOf(dataDir, pid)) process.kill(pid, 'SIGTERM')
  }
}

function serverArguments(
  dataDir: string,
  socketDir: string,
  settings: Readonly<Record<string, string>>,
): string[] {
  const all = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    ...settings,
  }
  return [
    '-D',
    dataDir,
    '-p',
    '5432',
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}
