import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { SERVER_ENVIRONMENT } from './embedded/cluster.ts'
import { launchPostgres } from './embedded/launch.ts'
import { readPostmasterPid, stopPostmaster } from './embedded/postmaster.ts'
import { findDatabaseUser, makeOwnedDirectory } from './embedded/run-as.ts'
import { TEST_SETTINGS } from './embedded/server-settings.data.ts'

/** The oldest version that docs/CONFIGURATION.md promises, where Debian puts it; the embedded one is newer. */
export const DEBIAN_POSTGRES_VERSION = 15
const DIRECTORY = `/usr/lib/postgresql/${DEBIAN_POSTGRES_VERSION}/bin`
const binary = (name: string) => path.join(DIRECTORY, name)
const binaries = { initdb: binary('initdb'), postgres: binary('postgres') }

export const hasDebianPostgres = fs.existsSync(binaries.postgres)

export interface DebianPostgres {
  readonly url: string
  readonly socketDir: string
  stop(): Promise<void>
  /** As a power cut would. */
  kill(): void
}

/** Starts one in a directory of its own below `home`: empty, or as a streaming standby of another one. */
export async function startDebianPostgres(
  home: string,
  options: { settings?: Record<string, string>; standbyOf?: DebianPostgres } = {},
): Promise<DebianPostgres> {
  fs.mkdirSync(home, { recursive: true })
  fs.chmodSync(home, 0o755)
  const dataDir = path.join(home, 'data')
  const socketDir = path.join(home, 's')
  const user = findDatabaseUser(dataDir)
  for (const directory of [dataDir, socketDir]) makeOwnedDirectory(directory, user, 0o700)
  const [program, parameters] = options.standbyOf
    ? ([
        'pg_basebackup',
        [
          '-D',
          dataDir,
          '-h',
          options.standbyOf.socketDir,
          '-U',
          'postgres',
          '-R',
          '-X',
          'stream',
          '--checkpoint=fast',
          '--no-sync',
        ],
      ] as const)
    : ([
        'initdb',
        [
          '-D',
          dataDir,
          '-U',
          'postgres',
          '--auth=trust',
          '-E',
          'UTF8',
          '--locale=C.UTF-8',
          '--no-sync',
        ],
      ] as const)
  execFileSync(binary(program), parameters, {
    ...user,
    env: SERVER_ENVIRONMENT,
    cwd: home,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await launchPostgres({
    binaries,
    dataDir,
    socketDir,
    settings: { ...TEST_SETTINGS, ...options.settings },
    user,
    isReady: () => Promise.resolve(true),
  })
  const end = async (how: (pid: number) => unknown) => {
    const pid = readPostmasterPid(dataDir)
    if (pid) await how(pid)
  }
  return {
    url: `postgresql://postgres@localhost:5432/postgres?host=${encodeURIComponent(socketDir)}`,
    socketDir,
    stop: () => end(stopPostmaster),
    kill: () => void end((pid) => process.kill(pid, 'SIGKILL')),
  }
}
