import { existsSync } from 'node:fs'
import { chown, copyFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigError } from '../../config/config-error.ts'
import { withCommandClient } from '../command-client.ts'
import { DatabaseStartError } from '../embedded/database-start-error.ts'
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts'
import { isPostmasterOf, readPostmasterPid } from '../embedded/postmaster.ts'
import { findReachableHome } from '../embedded/reachable-home.ts'
import { findDatabaseUser } from '../embedded/run-as.ts'
import { DURABLE_SETTINGS } from '../embedded/server-settings.data.ts'
import { basesFolder, recoverySettings } from './archive-settings.ts'
import { type Base, listBases } from './bases.ts'
import { copyCluster } from './copy-cluster.ts'
import { leadsTo, listTimelines, type Timeline, timelineAt } from './timelines.ts'

interface RestoreArchiveOptions {
  /** `DATA_DIR/postgres`. */
  readonly home: string
  readonly archive: string
  /** Undefined: as late as there is anything. */
  readonly to: Date | undefined
  readonly now: Date
  readonly signal?: AbortSignal
}

interface RestoredArchive {
  readonly base: Base
  /** Where the database lies that was there before. */
  readonly before: string | undefined
}

/**
 * Brings the embedded database to what it was at a moment, from the newest copy before it and the log since. What was there
 * is moved aside; it comes back where this fails.
 * @throws ConfigError beside a running site, and where the archive does not reach
 */
export async function restoreArchive(options: RestoreArchiveOptions): Promise<RestoredArchive> {
  const { archive, to, now, signal } = options
  const wanted = path.resolve(options.home)
  const user = findDatabaseUser(path.join(wanted, 'data'))
  const home = findReachableHome(wanted, user)
  const data = path.join(home, 'data')
  const pid = readPostmasterPid(data)
  if (pid && isPostmasterOf(data, pid))
    throw new ConfigError(['The database runs: stop the site first. Nothing was changed.'])
  const timeline = timelineAt(await listTimelines(archive), to)
  const base = await chooseBase(archive, to, timeline)

  const draft = path.join(home, 'data.new')
  await rm(draft, { recursive: true, force: true })
  await copyCluster(path.join(basesFolder(archive), base.name, 'data'), draft, { user, signal })
  await writeFile(path.join(draft, 'recovery.signal'), '', { mode: 0o600 })
  if (user) await chown(path.join(draft, 'recovery.signal'), user.uid, user.gid)
  const before = existsSync(data)
    ? path.join(home, `data-before-${now.toISOString().slice(0, 19).replaceAll(/[:T]/g, '-')}`)
    : undefined
  // Of the last minute, where the server did not come to put it into the archive.
  if (before) await copyLog(data, draft, user)
  if (before) await rename(data, before)
  await rename(draft, data)
  try {
    await recover(options, timeline)
  } catch (error) {
    await rm(data, { recursive: true, force: true })
    if (before) await rename(before, data)
    if (to && !signal?.aborted && (error instanceof Unreached || saysUnreached(error)))
      throw new ConfigError([
        `The archive ends before ${to.toISOString()}, or cannot be read to there: leave --to out to go as far as it reaches. The database is as it was before.`,
      ])
    throw error
  }
  return { base, before }
}

async function chooseBase(
  archive: string,
  to: Date | undefined,
  timeline: Timeline,
): Promise<Base> {
  const bases = (await listBases(archive)).filter((base) => leadsTo(base, timeline))
  const base = bases.findLast(({ endedAt }) => !to || endedAt <= to)
  if (base) return base
  const [first] = bases
  throw new ConfigError([
    first
      ? `The first copy in ${archive} is of ${first.endedAt.toISOString()}: there is no way to an earlier moment. Nothing was changed.`
      : `There is no copy of the database in ${archive}. Nothing was changed.`,
  ])
}

async function copyLog(
  from: string,
  to: string,
  user: ReturnType<typeof findDatabaseUser>,
): Promise<void> {
  for (const name of await readdir(path.join(from, 'pg_wal'))) {
    const file = path.join(from, 'pg_wal', name)
    if (!(await stat(file)).isFile()) continue
    const copy = path.join(to, 'pg_wal', name)
    await copyFile(file, copy)
    if (user) await chown(copy, user.uid, user.gid)
  }
}

/** The server ended by itself, as it does where the log ends before the moment. */
class Unreached extends Error {}

const saysUnreached = (error: unknown) =>
  error instanceof DatabaseStartError && /before configured recovery target/.test(error.message)

const LOOK_MILLISECONDS = 200
const END_MILLISECONDS = 5_000

/** Until all that is wanted of the log is in, however long that takes. */
async function recover(
  { home, archive, to, signal }: RestoreArchiveOptions,
  { id }: Timeline,
): Promise<void> {
  const settings = { ...DURABLE_SETTINGS, ...recoverySettings(archive, { to, timeline: id }) }
  const server = await startEmbeddedPostgres({ home, settings, signal, mustExist: true })
  try {
    const outcome = 'The database is as it was before.'
    await withCommandClient(
      { url: server.url('postgres'), purpose: 'restore', outcome, signal },
      async (client) => {
        for (;;) {
          const { rows } = await client.query<{ is: boolean }>('select pg_is_in_recovery() as is')
          if (!rows[0]!.is) return
          await sleep(LOOK_MILLISECONDS, undefined, { signal })
        }
      },
    )
  } catch (error) {
    for (
      let waited = 0;
      server.isRunning() && waited < END_MILLISECONDS;
      waited += LOOK_MILLISECONDS
    )
      await sleep(LOOK_MILLISECONDS)
    throw server.isRunning() ? error : new Unreached('the server ended', { cause: error })
  } finally {
    await server.stop()
  }
}
