import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { PostgresBinaries } from './binaries.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { makeOwnedDirectory, type UnixUser } from './run-as.ts'

/** Environment of the server's processes: nothing of ours, and messages in English for `postmaster.ts` to read. */
export const SERVER_ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

interface ClusterOptions {
  home: string
  dataDir: string
  binaries: PostgresBinaries
  user: UnixUser | undefined
  /** Whether the files are flushed to disk before going on. */
  isDurable: boolean
  signal: AbortSignal | undefined
}

/**
 * Runs initdb unless there is a cluster. It is made beside its place and renamed, so that a half-made one from
 * an interrupted start is recognised and thrown away.
 */
export async function ensureCluster({
  home,
  dataDir,
  binaries,
  user,
  isDurable,
  signal,
}: ClusterOptions): Promise<void> {
  if (fs.existsSync(path.join(dataDir, 'PG_VERSION'))) return
  const draft = path.join(home, 'data.new')
  fs.rmSync(draft, { recursive: true, force: true })
  makeOwnedDirectory(draft, user, 0o700)
  const options = [
    '-D',
    draft,
    '-U',
    'postgres',
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ]
  if (!isDurable) options.push('--no-sync')
  await runInitdb(binaries.initdb, options, { home, user, signal })
  fs.rmSync(dataDir, { recursive: true, force: true })
  fs.renameSync(draft, dataDir)
}

/** Without holding up this process, which has signals to hear. */
async function runInitdb(
  initdb: string,
  options: readonly string[],
  { home, user, signal }: Pick<ClusterOptions, 'home' | 'user' | 'signal'>,
): Promise<void> {
  signal?.throwIfAborted()
  // A group of its own, so that the servers that it starts itself end with it.
  const child = spawn(initdb, options, {
    ...user,
    env: SERVER_ENVIRONMENT,
    cwd: home,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-8000)
  })
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has just ended by itself.
    }
  }
  signal?.addEventListener('abort', end)
  process.on('exit', end)
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output += String(error)
      resolve(null)
    })
    child.once('close', resolve)
  })
  process.off('exit', end)
  signal?.removeEventListener('abort', end)
  signal?.throwIfAborted()
  if (code !== 0) throw new DatabaseStartError(output)
}
