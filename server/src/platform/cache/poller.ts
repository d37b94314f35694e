import { sql } from 'kysely'
import { SELF } from '../database/application-name.ts'
import type { Database } from '../database/database.ts'
import type { Logger } from '../log/logger.ts'
import type { Listener } from './listener.ts'

const LOOK_EVERY_MILLISECONDS = 1000
/** Without an answer for so long nothing kept can be trusted. */
const TRUSTED_MILLISECONDS = 5000
/** Others write down what they say while somebody who looks was seen in the last minute: this is said often enough. */
const SEEN_EVERY_MILLISECONDS = 15_000
/** What was said before others knew that somebody looks was not written down: they know within so long. */
const KNOWN_AFTER_MILLISECONDS = 5000
/** Whoever looked last before this time has missed something. */
const KEPT_MILLISECONDS = 60_000

interface PollOptions {
  db: Database
  log: Logger
  onMessage: (payload: string) => void
  onReconnect: () => void
}

interface Look {
  /** `pg_current_snapshot()`: what was to be seen. */
  snapshot: string
  payloads: string[]
}

/**
 * Looks every second for what other processes said, where no connection can be listened to. Each look takes exactly what
 * was committed since the one before: by the snapshots of both, since transactions do not end in the order of any number.
 */
export async function poll({ db, log, onMessage, onReconnect }: PollOptions): Promise<Listener> {
  await beSeen(db)
  const { snapshot } = await look(db)
  const began = performance.now()
  let previous: string | undefined = snapshot
  let lookedAt = began
  let seenAt = began
  let isAnswered = true
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  const lookAgain = async () => {
    const now = performance.now()
    if (now - seenAt > SEEN_EVERY_MILLISECONDS) {
      await beSeen(db)
      seenAt = now
    }
    const hasMissed = !isAnswered || now - lookedAt > KEPT_MILLISECONDS
    const found = await look(db, hasMissed ? undefined : previous)
    previous = found.snapshot
    lookedAt = performance.now()
    isAnswered = true
    if (hasMissed) onReconnect()
    for (const payload of found.payloads) onMessage(payload)
  }
  let looking: Promise<void> = Promise.resolve()
  const repeat = () => {
    looking = lookAgain()
      .catch((error: unknown) => {
        if (isAnswered) log.warn({ err: error }, 'cannot look for events')
        isAnswered = false
      })
      .finally(() => {
        if (!isStopped) timer = setTimeout(repeat, LOOK_EVERY_MILLISECONDS).unref()
      })
  }
  timer = setTimeout(repeat, LOOK_EVERY_MILLISECONDS).unref()

  return {
    isListening: () => {
      const now = performance.now()
      return (
        isAnswered &&
        now - lookedAt < TRUSTED_MILLISECONDS &&
        now - began > KNOWN_AFTER_MILLISECONDS
      )
    },
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await looking
      await sql`delete from event_readers where process = ${SELF}`
        .execute(db)
        .catch(() => undefined)
    },
  }
}

/** Tells all processes: those that listen at once, those that look at their next look. */
export const say = (db: Database, channel: string, payload: string): Promise<unknown> =>
  sql`with kept as (
      insert into events (payload) select ${payload}
      where exists (select from event_readers where seen_at > now() - interval '1 minute'))
    select pg_notify(${channel}, ${payload})`.execute(db)

async function look(db: Database, since?: string): Promise<Look> {
  const { rows } = await sql<Look>`select pg_current_snapshot()::text as snapshot,
    array(select payload from events
      where ${since ?? null}::pg_snapshot is not null and writer >= pg_snapshot_xmin(${since ?? null}::pg_snapshot)
        and not pg_visible_in_snapshot(writer, ${since ?? null}::pg_snapshot) order by id) as payloads`.execute(
    db,
  )
  return rows[0]!
}

/** And what nobody needs any more goes. */
async function beSeen(db: Database): Promise<void> {
  await sql`with gone as (delete from events where said_at < now() - interval '5 minutes'),
      ended as (delete from event_readers where seen_at < now() - interval '10 minutes' and process <> ${SELF})
    insert into event_readers (process) values (${SELF})
      on conflict (process) do update set seen_at = now()`.execute(db)
}
