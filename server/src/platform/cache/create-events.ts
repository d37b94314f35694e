import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Logger } from '../log/logger.ts'
import { LONGEST_MESSAGE_BYTES, type Events } from './events.ts'
import { listen } from './listener.ts'

const CHANNEL = 'mediatheque'

interface EventsOptions {
  url: string
  db: Database
  log: Logger
}

/** Starts to listen; resolves when listening. */
export async function createEvents({ url, db, log }: EventsOptions): Promise<Events> {
  const topics = new Map<string, Set<(message: unknown) => void>>()
  const reconnectHandlers = new Set<() => void>()
  const listener = await listen({
    url,
    channel: CHANNEL,
    log,
    onMessage: (payload) => {
      const { topic, message } = JSON.parse(payload) as { topic: string; message: unknown }
      for (const handle of topics.get(topic) ?? []) callSafely(log, () => handle(message))
    },
    onReconnect: () => {
      for (const handle of reconnectHandlers) callSafely(log, handle)
    },
  })
  return {
    publish: async (topic, message, tx = db) => {
      const payload = JSON.stringify({ topic, message })
      if (Buffer.byteLength(payload) > LONGEST_MESSAGE_BYTES)
        throw new Error(`The message on ${topic} is too long.`)
      await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(tx)
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
    stop: () => listener.stop(),
  }
}

/** One listener's failure must not keep the message from the others, nor end the process. */
function callSafely(log: Logger, call: () => void): void {
  try {
    call()
  } catch (error) {
    log.error({ err: error }, 'a listener of an event failed')
  }
}
