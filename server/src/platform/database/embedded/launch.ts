import { spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresBinaries } from './binaries.ts'
import { SERVER_ENVIRONMENT } from './cluster.ts'
import { stopPostmaster } from './postmaster.ts'
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
}

/** Starts the server and waits until it answers. Returns its process id. */
export async function launchPostgres(options: LaunchOptions): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const { pid, output } = await tryLaunch(options)
    if (pid !== undefined) return pid
    // The children of a killed server take a moment to leave; anything else will not change by waiting.
    if (attempt === ATTEMPTS || !/still in use|lock file/.test(output))
      throw new Error(`PostgreSQL did not start: ${output}`)
    await sleep(500)
  }
}

async function tryLaunch({ binaries, dataDir, socketDir, settings, user, isReady }: LaunchOptions) {
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
  while (!hasExited && Date.now() < deadline) {
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
