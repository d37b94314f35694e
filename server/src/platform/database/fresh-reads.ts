import { sql } from 'kysely'
import type { Events } from '../cache/events.ts'
import type { Logger } from '../log/logger.ts'
import type { Database } from './database.ts'

const LOOK_EVERY_MS = 250
/** A look that takes longer says that the replica is not fit to be read. */
const LOOK_WITHIN_MS = 2_000

export interface FreshReads {
  /** The replica while it has everything that was written until a moment ago, else the primary. */
  current(): Database
  stop(): Promise<void>
}

interface FreshReadsOptions {
  primary: Database
  replica: Database
  /** Something changed that readers were told of: nobody may read, and keep, what was there before. */
  onChange(handle: () => void): () => void
  log: Logger
}

/**
 * Watches how far a hot standby is. It is read only while it has replayed what the primary had written one look ago,
 * and, after an invalidation was announced, what the primary had written after that: else a process would load the old
 * state from it and keep that under a fresh name.
 */
export function createFreshReads({
  primary,
  replica,
  onChange,
  log,
}: FreshReadsOptions): FreshReads {
  let isFresh = false
  let changes = 0
  let previous: { position: string; changes: number } | undefined
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  const stopListening = onChange(() => {
    changes += 1
    isFresh = false
  })

  const look = async () => {
    const seen = changes
    const position = await positionOf(primary)
    const isThere = previous !== undefined && (await hasReplayed(replica, previous.position))
    const isCurrent = isThere && previous?.changes === changes
    if (isCurrent !== isFresh)
      log.debug({ isCurrent }, 'the replica is fit to be read, or not any more')
    isFresh = isCurrent
    previous = { position, changes: seen }
  }

  let looking: Promise<void> = Promise.resolve()
  const repeat = () => {
    looking = within(LOOK_WITHIN_MS, look())
      .catch((error: unknown) => {
        if (isFresh) log.warn({ err: error }, 'the replica cannot be read; the primary answers')
        isFresh = false
        previous = undefined
      })
      .finally(() => {
        if (!isStopped) timer = setTimeout(repeat, LOOK_EVERY_MS).unref()
      })
  }
  repeat()

  return {
    current: () => (isFresh ? replica : primary),
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      stopListening()
      await looking
    },
  }
}

/** For {@link createFreshReads}: announcements of changed tags, and the moments after news may have been missed. */
export function onInvalidation(events: Events): (handle: () => void) => () => void {
  return (handle) => {
    const stops = [events.subscribe('cache', handle), events.onReconnect(handle)]
    return () => {
      for (const stop of stops) stop()
    }
  }
}

async function positionOf(primary: Database): Promise<string> {
  const { rows } = await sql<{
    position: string
  }>`select pg_current_wal_lsn()::text as position`.execute(primary)
  return rows[0]?.position ?? '0/0'
}

async function hasReplayed(replica: Database, position: string): Promise<boolean> {
  const { rows } = await sql<{
    is_there: boolean | null
  }>`select pg_last_wal_replay_lsn() >= ${position}::pg_lsn as is_there`.execute(replica)
  return rows[0]?.is_there === true
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('took too long')), milliseconds)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
