import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findDatabaseUser } from '../../server/src/platform/database/embedded/run-as.ts'
import { DURABLE_SETTINGS } from '../../server/src/platform/database/embedded/server-settings.data.ts'
import { startNginx } from '../../server/src/test-nginx.ts'
import { type Machine, makeNetwork } from './network.ts'
import { type Service, startService } from './service.ts'

/** Where Debian puts them. */
const POSTGRES = '/usr/lib/postgresql/15/bin'
const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'
const MACHINES = ['database', 'pool', 'one', 'two']
/** A disk of the database has to hold its log of writes too. */
const DISKS = { database: '900m', files: '96m' } as const

const START_MS = 120_000

/** A disk of its own for a folder, that can be filled to the last byte. */
export interface Disk {
  readonly name: string
  fill(): void
  free(): void
}

export interface Chaos {
  /** Of the proxy, which is not among what breaks. */
  readonly url: string
  readonly databaseUrl: string
  /** What each of the sites answers by itself. */
  readonly sites: readonly { readonly url: string; readonly service: Service }[]
  readonly machines: readonly Machine[]
  readonly database: Service
  readonly pool: Service
  readonly disks: readonly Disk[]
  /** Puts the clock of a machine forward or back. */
  readonly clocks: readonly { readonly name: string; set(seconds: number): void }[]
  stop(): Promise<void>
}

export const missingHere = (): string[] =>
  [`${POSTGRES}/postgres`, '/usr/sbin/pgbouncer', '/usr/sbin/nginx', '/usr/bin/setpriv', FAKETIME]
    .filter((file) => !fs.existsSync(file))
    .concat(process.getuid?.() === 0 ? [] : ['root, for namespaces and disks'])

/** Two machines of a site behind nginx, with one folder of files, on a PostgreSQL behind a pgbouncer of transactions. */
export async function startChaos(home: string, port: number): Promise<Chaos> {
  fs.chmodSync(home, 0o755)
  const network = makeNetwork(MACHINES)
  const [onDatabase, onPool, ...onSites] = network.machines as [Machine, Machine, ...Machine[]]
  const user = findDatabaseUser('/nonexistent')!
  const asUser = ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
  const disks = [makeDisk('database', home), makeDisk('files', home)]
  const clocks = ['database', 'one', 'two'].map((name) => makeClock(name, home))
  const timeOf = (name: string) => clocks.find((clock) => clock.name === name)!.env
  const log = (name: string) => path.join(home, `${name}.log`)

  const dataDir = path.join(home, 'database', 'data')
  fs.chownSync(path.join(home, 'database'), user.uid, user.gid)
  execFileSync(
    asUser[0]!,
    [
      ...asUser.slice(1),
      `${POSTGRES}/initdb`,
      '-D',
      dataDir,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    ],
    { stdio: 'ignore', cwd: '/' },
  )
  fs.appendFileSync(path.join(dataDir, 'pg_hba.conf'), 'host all all 10.78.41.0/24 trust\n')
  const settings = {
    ...DURABLE_SETTINGS,
    max_wal_size: '96MB',
    min_wal_size: '32MB',
    listen_addresses: onDatabase.address,
    unix_socket_directories: path.join(home, 'database'),
    restart_after_crash: 'on',
    // A client that vanished with its machine keeps nothing locked for long.
    tcp_keepalives_idle: '5',
    tcp_keepalives_interval: '2',
    tcp_keepalives_count: '3',
    tcp_user_timeout: '10s',
  }
  const database = startService({
    name: 'database',
    command: [
      ...onDatabase.within,
      ...asUser,
      // Not before it is that user: what the clock keeps in memory belongs to whom it began as.
      'env',
      ...Object.entries(timeOf('database')).map(([key, value]) => `${key}=${value}`),
      `${POSTGRES}/postgres`,
      '-D',
      dataDir,
      ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    ],
    env: { LANG: 'C.UTF-8' },
    log: log('database'),
  })
  const config = path.join(home, 'pgbouncer.ini')
  fs.writeFileSync(
    config,
    `[databases]
postgres = host=${onDatabase.address} port=5432 user=postgres
[pgbouncer]
listen_addr = ${onPool.address}
listen_port = 6432
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
tcp_keepalive = 1
tcp_keepidle = 5
tcp_keepintvl = 2
tcp_keepcnt = 3
tcp_user_timeout = 10000
`,
  )
  const pool = startService({
    name: 'pool',
    command: [...onPool.within, ...asUser, 'pgbouncer', config],
    log: log('pool'),
  })
  await sleep(3_000)
  const url = `http://127.0.0.1:${port}`
  const start = (machine: Machine, more: Record<string, string>) => {
    const own = path.join(home, machine.name)
    fs.mkdirSync(own)
    fs.symlinkSync(path.join(home, 'files'), path.join(own, 'files'))
    return {
      url: `http://${machine.address}:3000`,
      service: startService({
        name: machine.name,
        command: [
          ...machine.within,
          process.execPath,
          path.resolve(import.meta.dirname, '../../server/src/main.ts'),
        ],
        env: {
          NODE_ENV: 'production',
          HOST: machine.address,
          PORT: '3000',
          DATA_DIR: own,
          BASE_URL: url,
          TRUSTED_PROXIES: network.address,
          APP_KEY: 'the one key of both machines of this site',
          DATABASE_URL: `postgresql://postgres@${onPool.address}:6432/postgres`,
          DEMO: 'public',
          LOG_LEVEL: 'warn',
          ...more,
          ...timeOf(machine.name),
        },
        log: log(machine.name),
      }),
    }
  }
  const sites = [
    start(onSites[0]!, {
      DATABASE_DIRECT_URL: `postgresql://postgres@${onDatabase.address}:5432/postgres`,
      WEB_PROCESSES: '2',
    }),
  ]
  await mustBecomeReady(sites[0]!.url)
  sites.push(start(onSites[1]!, {}))
  await mustBecomeReady(sites[1]!.url)
  const proxy = startNginx(home, {
    port,
    sites: onSites.map(({ address }) => `${address}:3000`),
  })
  await mustBecomeReady(url)
  return {
    url,
    databaseUrl: `postgresql://postgres@${onDatabase.address}:5432/postgres`,
    sites,
    machines: network.machines,
    database,
    pool,
    disks,
    clocks,
    stop: async () => {
      proxy.kill('SIGKILL')
      await Promise.all(sites.map(({ service }) => service.stop()))
      await pool.stop()
      await database.stop()
      network.remove()
      for (const disk of disks) disk.remove()
    },
  }
}

/** @returns after how many milliseconds; undefined where it did not within that time */
export async function becomesReady(url: string, patienceMs: number): Promise<number | undefined> {
  const begun = performance.now()
  while (performance.now() - begun < patienceMs) {
    const isReady = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(3_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return performance.now() - begun
    await sleep(200)
  }
  return undefined
}

async function mustBecomeReady(url: string): Promise<void> {
  if ((await becomesReady(url, START_MS)) === undefined)
    throw new Error(`${url} was not ready after ${START_MS / 1000} s`)
}

function makeDisk(name: keyof typeof DISKS, home: string): Disk & { remove(): void } {
  const folder = path.join(home, name)
  const ballast = path.join(folder, 'ballast')
  fs.mkdirSync(folder)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISKS[name]},mode=0755`, 'tmpfs', folder])
  return {
    name,
    fill: () => {
      const file = fs.openSync(ballast, 'a')
      try {
        for (const piece of [1024 * 1024, 4096])
          try {
            for (;;) fs.writeSync(file, Buffer.alloc(piece))
          } catch (error) {
            if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
          }
      } finally {
        fs.closeSync(file)
      }
    },
    free: () => fs.rmSync(ballast, { force: true }),
    remove: () => execFileSync('umount', ['-l', folder]),
  }
}

/** What a machine takes for the time is that of this one, and so many seconds. */
function makeClock(name: string, home: string) {
  const file = path.join(home, `${name}.clock`)
  const set = (seconds: number) =>
    // At once: whoever reads half of it would be at another time still.
    (
      fs.writeFileSync(`${file}.new`, `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}s\n`),
      fs.renameSync(`${file}.new`, file)
    )
  set(0)
  return {
    name,
    set,
    env: {
      LD_PRELOAD: FAKETIME,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      FAKETIME_DONT_RESET: '1',
      FAKETIME_DISABLE_SHM: '1',
    },
  }
}
