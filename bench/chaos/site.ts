import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findDatabaseUser } from '../../server/src/platform/database/embedded/run-as.ts'
import { DURABLE_SETTINGS } from '../../server/src/platform/database/embedded/server-settings.data.ts'
import { startNginx } from '../../server/src/test-nginx.ts'
import { type Machine, makeNetwork, type Network } from './network.ts'
import { type Service, startService } from './service.ts'

/** Where Debian puts them. */
const POSTGRES = '/usr/lib/postgresql/15/bin'
const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'
const MACHINES = ['database', 'pool', 'one', 'two']
/** A disk of the database has to hold its log of writes too. */
const DISKS = { database: '900m', files: '96m' } as const

const START_MS = 120_000
const DATABASE = ['database', 5432] as const
const POOL = ['pool', 6432] as const
const INIT_OPTIONS = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']
const DATABASE_SETTINGS = {
  ...DURABLE_SETTINGS,
  max_wal_size: '96MB',
  min_wal_size: '32MB',
  restart_after_crash: 'on',
  // A client that vanished with its machine keeps nothing locked for long.
  tcp_keepalives_idle: '5',
  tcp_keepalives_interval: '2',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '10s',
}

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

interface Setting {
  readonly home: string
  readonly network: Network
  readonly clocks: readonly ReturnType<typeof makeClock>[]
}

const machineOf = ({ network }: Setting, name: string) =>
  network.machines.find((machine) => machine.name === name)!
const timeOf = ({ clocks }: Setting, name: string) =>
  clocks.find((clock) => clock.name === name)!.env
const logOf = ({ home }: Setting, name: string) => path.join(home, `${name}.log`)
const databaseUrl = (setting: Setting, [name, port]: readonly [string, number]) =>
  `postgresql://postgres@${machineOf(setting, name).address}:${port}/postgres`

/** Two machines of a site behind nginx, with one folder of files, on a PostgreSQL behind a pgbouncer of transactions. */
export async function startChaos(home: string, port: number): Promise<Chaos> {
  fs.chmodSync(home, 0o755)
  const network = makeNetwork(MACHINES)
  const disks = [makeDisk('database', home), makeDisk('files', home)]
  const clocks = ['database', 'one', 'two'].map((name) => makeClock(name, home))
  const setting: Setting = { home, network, clocks }
  const database = startDatabase(setting)
  const pool = startPool(setting)
  await sleep(3_000)
  const url = `http://127.0.0.1:${port}`
  const one = startSite(setting, 'one', {
    BASE_URL: url,
    DATABASE_DIRECT_URL: databaseUrl(setting, DATABASE),
    WEB_PROCESSES: '2',
  })
  // It fills the database.
  await mustBecomeReady(one.url)
  const sites = [one, startSite(setting, 'two', { BASE_URL: url })]
  await mustBecomeReady(sites[1]!.url)
  const proxy = startNginx(home, { port, sites: sites.map((site) => new URL(site.url).host) })
  await mustBecomeReady(url)
  return {
    url,
    databaseUrl: databaseUrl(setting, DATABASE),
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

/** A user that is not root, as neither of them runs as that. */
function asDatabaseUser() {
  const user = findDatabaseUser('/nonexistent')!
  return {
    user,
    command: ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'],
  }
}

function startDatabase(setting: Setting): Service {
  const { user, command } = asDatabaseUser()
  const folder = path.join(setting.home, 'database')
  const dataDir = path.join(folder, 'data')
  fs.chownSync(folder, user.uid, user.gid)
  execFileSync(
    command[0]!,
    [...command.slice(1), `${POSTGRES}/initdb`, '-D', dataDir, ...INIT_OPTIONS],
    { stdio: 'ignore', cwd: '/' },
  )
  fs.appendFileSync(path.join(dataDir, 'pg_hba.conf'), 'host all all 10.78.41.0/24 trust\n')
  const machine = machineOf(setting, 'database')
  const settings = {
    ...DATABASE_SETTINGS,
    listen_addresses: machine.address,
    unix_socket_directories: folder,
  }
  return startService({
    name: 'database',
    command: [
      ...machine.within,
      ...command,
      // Not before it is that user: what the clock keeps in memory belongs to whom it began as.
      'env',
      ...Object.entries(timeOf(setting, 'database')).map(([key, value]) => `${key}=${value}`),
      `${POSTGRES}/postgres`,
      '-D',
      dataDir,
      ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    ],
    env: { LANG: 'C.UTF-8' },
    log: logOf(setting, 'database'),
  })
}

function startPool(setting: Setting): Service {
  const machine = machineOf(setting, 'pool')
  const config = path.join(setting.home, 'pgbouncer.ini')
  fs.writeFileSync(
    config,
    `[databases]
postgres = host=${machineOf(setting, 'database').address} port=5432 user=postgres
[pgbouncer]
listen_addr = ${machine.address}
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
  return startService({
    name: 'pool',
    command: [...machine.within, ...asDatabaseUser().command, 'pgbouncer', config],
    log: logOf(setting, 'pool'),
  })
}

function startSite(setting: Setting, name: string, more: Readonly<Record<string, string>>) {
  const { home, network } = setting
  const machine = machineOf(setting, name)
  const own = path.join(home, name)
  fs.mkdirSync(own)
  fs.symlinkSync(path.join(home, 'files'), path.join(own, 'files'))
  const service = startService({
    name,
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
      TRUSTED_PROXIES: network.address,
      APP_KEY: 'the one key of both machines of this site',
      DATABASE_URL: databaseUrl(setting, POOL),
      DEMO: 'public',
      LOG_LEVEL: 'warn',
      ...more,
      ...timeOf(setting, name),
    },
    log: logOf(setting, name),
  })
  return { url: `http://${machine.address}:3000`, service }
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
