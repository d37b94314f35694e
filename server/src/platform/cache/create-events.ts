import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Logger } from '../log/logger.ts'
import { measuredHearing } from '../metrics/measured.ts'
import { LONGEST_MESSAGE_BYTES, type Events } from './events.ts'
import { DeafConnection, listen, type Listener } from './listener.ts'
import { poll, say } from './poller.ts'

const CHANNEL = 'mediatheque'

interface EventsOptions {
  /** The server itself, to listen on; undefined where only a pool is known. */
  url: string | undefined
  db: Database
  log: Logger
}

/** Starts to listen, or to look where nothing can be listened to. */
export async function createEvents(options: EventsOptions): Promise<Events> {
  const { db, log } = options
  const topics = new Map<string, Set<(message: unknown) => void>>()
  const reconnectHandlers = new Set<() => void>()
  const { listener, how } = await hear(options, {
    onMessage: (payload) => {
      const { topic, message } = JSON.parse(payload) as { topic: string; message: unknown }
      for (const handle of topics.get(topic) ?? []) callSafely(log, () => handle(message))
    },
    onReconnect: () => {
      for (const handle of reconnectHandlers) callSafely(log, handle)
    },
  })
  const stopMeasuring = measuredHearing.add(() => ({ how, isListening: listener.isListening() }))
  return {
    publish: async (topic, message, tx = db) => {
      const payload = JSON.stringify({ topic, message })
      if (Buffer.byteLength(payload) > LONGEST_MESSAGE_BYTES)
        throw new Error(`The message on ${topic} is too long.`)
      await say(tx, CHANNEL, payload)
    },
    subscribe: (topic, handle) => {
      const handlers = topics.get(topic) ?? new Set()
      topics.set(topic, handlers.add(handle))
      return () => handlers.delete(handle)
    },
    isListening: () => listener.isListening(),
    onReconnect: (handle) => {
      reconnectHandlers.add(handle)
      return () => reconnectHandlers.delete(handle)
    },
    stop: () => {
      stopMeasuring()
      return listener.stop()
    },
  }
}

interface Hearing {
  readonly onMessage: (payload: string) => void
  readonly onReconnect: () => void
}

async function hear(
  { url, db, log }: EventsOptions,
  hearing: Hearing,
): Promise<{ readonly listener: Listener; readonly how: 'listen' | 'poll' }> {
  if (url !== undefined) {
    try {
      const tell = (payload: string) => sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db)
      const listener = await listen({ url, channel: CHANNEL, log, say: tell, ...hearing })
      return { listener, how: 'listen' }
    } catch (error) {
      if (!(error instanceof DeafConnection)) throw error
      log.warn(
        'the connection for events hears nothing: does DATABASE_DIRECT_URL lead to a pool of transactions? Looking for events every second instead',
      )
    }
  }
  return { listener: await poll({ db, log, ...hearing }), how: 'poll' }
}

/** One listener's failure must not keep the message from the others, nor end the process. */
function callSafely(log: Logger, call: () => void): void {
  try {
    call()
  } catch (error) {
    log.error({ err: error }, 'a listener of an event failed')
  }
}
