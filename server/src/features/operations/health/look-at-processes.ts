import { processOf } from '../../../platform/database/application-name.ts'
import type { Needs } from '../../../platform/platform.ts'
import { judge, type PartReading } from './health-part.ts'
import { listConnectionNames, readDatabaseTime } from './health.repository.ts'

const MS_PER_SECOND = 1_000
/** Keys with a time, such as links that end, go wrong when clocks are further apart. */
const MOST_APART_MS = 5_000

/** What is kept in memory is believed while the other processes are heard. */
export async function lookAtCaches({
  cache,
  config,
}: Needs<'cache' | 'config'>): Promise<PartReading> {
  return {
    ...judge([!cache.isTrusted(), 'bad', 'caches-untrusted']),
    facts: {
      pages_kept: Math.round(config.guestPagesMs / MS_PER_SECOND),
      pictures_kept: config.imageCacheBytes,
    },
  }
}

/** Those that hold a connection. Of several web processes one more keeps the database and the jobs. */
export async function lookAtProcesses({
  db,
  config,
}: Needs<'db' | 'config'>): Promise<PartReading> {
  const names = await listConnectionNames(db)
  const running = new Set(names.flatMap((name) => processOf(name) ?? [])).size
  const wanted = config.webProcesses > 1 ? config.webProcesses + 1 : 1
  return {
    ...judge([running < wanted, 'warning', 'processes-missing']),
    facts: {
      running_processes: running,
      set_up_processes: wanted,
      this_process_since: new Date(Date.now() - process.uptime() * MS_PER_SECOND).toISOString(),
      memory: process.memoryUsage.rss(),
    },
  }
}

/** How far the clock of this machine is from that of the database, the way there and back left out. */
export async function lookAtClock({ db }: Needs<'db'>): Promise<PartReading> {
  const before = Date.now()
  const there = (await readDatabaseTime(db)).getTime()
  const after = Date.now()
  const apart = there < before ? before - there : Math.max(0, there - after)
  return {
    ...judge([apart > MOST_APART_MS, 'warning', 'clock-off']),
    facts: {
      clock_apart: apart,
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  }
}
