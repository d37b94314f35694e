import { askReplica } from '../../../platform/database/ask-replica.ts'
import type { Needs } from '../../../platform/platform.ts'
import { judge, type PartReading } from './health-part.ts'
import { readDatabaseFigures, readDatabaseTime } from './health.repository.ts'

const SLOW_MS = 250
/** The quickest counts: one that waited for a busy process says nothing of the database. */
const ASKED_TIMES = 3
/** Of the connections that the server takes. */
const MOST_TAKEN = 0.85
const LONG_TRANSACTION_SECONDS = 600
const MOST_BEHIND_SECONDS = 60

export async function lookAtDatabase({ db }: Needs<'db'>): Promise<PartReading> {
  const answered_in = await measureAnswer(db)
  const figures = await readDatabaseFigures(db)
  const { connections, most_connections, oldest_transaction } = figures
  return {
    ...judge(
      [figures.is_archive_failing, 'bad', 'archive-failing'],
      [connections >= most_connections * MOST_TAKEN, 'warning', 'connections-short'],
      [(oldest_transaction ?? 0) > LONG_TRANSACTION_SECONDS, 'warning', 'long-transaction'],
      [answered_in > SLOW_MS, 'warning', 'slow'],
    ),
    facts: { answered_in, size: figures.size, connections, most_connections, oldest_transaction },
  }
}

/** In milliseconds, at least one. */
async function measureAnswer(db: Needs<'db'>['db']): Promise<number> {
  let quickest = Infinity
  for (let asked = 0; asked < ASKED_TIMES; asked += 1) {
    const startedAt = performance.now()
    await readDatabaseTime(db)
    quickest = Math.min(quickest, performance.now() - startedAt)
  }
  return Math.max(1, Math.round(quickest))
}

export async function lookAtReplica({
  config,
  db,
  readDb,
}: Needs<'config' | 'db' | 'readDb'>): Promise<PartReading> {
  if (!config.databaseReplicaUrl) return { state: 'off', facts: {} }
  // The database stands in for it where it is not fit to be read.
  if (readDb === db) return { state: 'warning', problem: 'replica-off', facts: {} }
  const startedAt = performance.now()
  const { isReplica, behindSeconds } = await askReplica(readDb)
  return {
    ...judge(
      [!isReplica, 'bad', 'replica-no-replica'],
      [behindSeconds > MOST_BEHIND_SECONDS, 'warning', 'replica-behind'],
    ),
    facts: { answered_in: Math.round(performance.now() - startedAt), behind: behindSeconds },
  }
}
