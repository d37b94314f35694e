import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { PostgresBinaries } from './binaries.ts'
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
}

/**
 * Runs initdb unless there is a cluster. It is made beside its place and renamed, so that a half-made one from
 * an interrupted start is recognised and thrown away.
 */
export function ensureCluster({ home, dataDir, binaries, user, isDurable }: ClusterOptions): void {
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
  execFileSync(binaries.initdb, options, {
    ...user,
    env: SERVER_ENVIRONMENT,
    cwd: home,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  fs.rmSync(dataDir, { recursive: true, force: true })
  fs.renameSync(draft, dataDir)
}
