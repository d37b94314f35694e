import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findDatabaseUser } from './embedded/run-as.ts'
import { freePort } from '../test-free-port.ts'

const PATIENCE_MS = 10_000

export const hasPgbouncer = spawnSync('pgbouncer', ['--version']).error === undefined

export interface Pgbouncer {
  /** The database of the address that was given, through the pool. */
  readonly url: string
  stop(): Promise<void>
}

/**
 * The pgbouncer of the distribution before a database, as its documentation sets it up. Its few connections make sure that
 * what one process leaves behind on one is met by another.
 */
export async function startPgbouncer(
  url: string,
  mode: 'transaction' | 'session',
): Promise<Pgbouncer> {
  const address = new URL(url)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-pgbouncer-'))
  fs.chmodSync(folder, 0o755)
  const port = await freePort()
  const host = address.searchParams.get('host') ?? address.hostname
  const database = address.pathname.slice(1)
  const name = decodeURIComponent(address.username)
  const password = address.password ? ` password=${decodeURIComponent(address.password)}` : ''
  const config = path.join(folder, 'pgbouncer.ini')
  fs.writeFileSync(
    config,
    `[databases]
${database} = host=${host} port=${address.port || 5432} user=${name}${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${mode === 'transaction' ? 8 : 80}
max_client_conn = 500
`,
  )
  // It does not run as root either; where the database takes the same user, it may enter the directory of its socket.
  const user = findDatabaseUser(host.startsWith('/') ? host : '/nonexistent')
  const child = spawn('pgbouncer', [config], { stdio: 'ignore', ...user })
  await answers(port, child)
  return {
    url: `postgresql://${address.username}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(port: number, child: ChildProcess): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += 50) {
    const socket = net.connect(port, '127.0.0.1')
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isThere) return
    if (child.exitCode !== null) break
    await sleep(50)
  }
  throw new Error(`pgbouncer did not start (exit code ${child.exitCode}).`)
}
