import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { applicationName } from '../database/application-name.ts'
import type { Logger } from '../log/logger.ts'

const FIRST_WAIT_MILLISECONDS = 100
const LONGEST_WAIT_MILLISECONDS = 5000
const HEARTBEAT_MILLISECONDS = 20_000
const ANSWER_MILLISECONDS = 5000
const HEARD_MILLISECONDS = 2000
/** Heard by all, and of concern to nobody else. */
const TRIAL = 'trial'

interface ListenOptions {
  url: string
  channel: string
  log: Logger
  /** Tells the channel by a connection of another pool, as other processes do. */
  say: (payload: string) => Promise<unknown>
  onMessage: (payload: string) => void
  onReconnect: () => void
}

export interface Listener {
  isListening(): boolean
  stop(): Promise<void>
}

/** A connection that is there and on which nothing arrives: a pool hands its server to somebody else. */
export class DeafConnection extends Error {}

/**
 * Keeps one connection listening on a channel, and makes another when it breaks, until stopped. Each is tried out by a
 * message before it is believed.
 * @throws DeafConnection where it does not hear that at the start
 */
export async function listen(options: ListenOptions): Promise<Listener> {
  const stopping = new AbortController()
  let current = await openConnection(options)
  let reconnecting: Promise<void> | undefined
  const reconnect = async () => {
    options.log.warn('lost the connection for events')
    for (
      let wait = FIRST_WAIT_MILLISECONDS;
      !stopping.signal.aborted;
      wait = Math.min(wait * 2, LONGEST_WAIT_MILLISECONDS)
    ) {
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      const opened = await openConnection(options).catch(() => undefined)
      if (!opened) continue
      watch(opened)
      options.onReconnect()
      return
    }
  }
  const watch = (connection: Connection) => {
    current = connection
    void connection.lost.then(() => {
      if (!stopping.signal.aborted) reconnecting = reconnect()
    })
  }
  watch(current)
  return {
    isListening: () => current.isOpen(),
    stop: async () => {
      stopping.abort()
      await reconnecting
      await current.close()
    },
  }
}

interface Connection {
  isOpen(): boolean
  /** Resolves when the connection is gone, whoever ended it. */
  lost: Promise<void>
  close(): Promise<void>
}

async function openConnection({
  url,
  channel,
  say,
  onMessage,
}: ListenOptions): Promise<Connection> {
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName('events'),
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_MILLISECONDS,
    query_timeout: ANSWER_MILLISECONDS,
  })
  let isOpen = true
  const lost = new Promise<void>((resolve) => {
    const lose = () => {
      isOpen = false
      resolve()
    }
    client.once('end', lose)
    client.on('error', lose)
  })
  const trial = JSON.stringify({ topic: TRIAL, message: randomUUID() })
  const tried = Promise.withResolvers<void>()
  client.on('notification', ({ payload }) => {
    if (payload === trial) tried.resolve()
    else if (payload !== undefined) onMessage(payload)
  })
  const close = async () => {
    clearInterval(heartbeat)
    await client.end().catch(() => undefined)
  }
  // A connection that a firewall dropped in silence is found only by using it.
  const heartbeat = setInterval(() => {
    client.query('select 1').catch(() => close())
  }, HEARTBEAT_MILLISECONDS)
  heartbeat.unref()
  void lost.then(() => clearInterval(heartbeat))
  try {
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    await say(trial)
    const isHeard = await Promise.race([
      tried.promise.then(() => true),
      sleep(HEARD_MILLISECONDS, false, { ref: false }),
    ])
    if (!isHeard) throw new DeafConnection('Nothing arrives on this connection.')
  } catch (error) {
    await close()
    throw error
  }
  return { isOpen: () => isOpen, lost, close }
}
