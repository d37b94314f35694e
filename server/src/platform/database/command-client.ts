import pg from 'pg'
import { ConfigError } from '../config/config-error.ts'
import { applicationName } from './application-name.ts'

/** What PostgreSQL says as it ends a connection, and what its driver says of one that is gone. */
const ENDED = /^(?:57P0[1-4]|08\w{3}|ECONNRESET|EPIPE|ECONNREFUSED)$/
const GONE = /Connection terminated|Client (?:was closed|has encountered a connection error)/

interface CommandClientOptions {
  readonly url: string
  readonly purpose: string
  /** What is not done when the connection breaks in the middle. */
  readonly outcome: string
  /** Aborted: the connection ends, and with it what it does. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Work of a command on one connection of its own.
 * @throws ConfigError in one line where the database ends it in the middle; what broke when the signal was aborted
 */
export async function withCommandClient<T>(
  { url, purpose, outcome, signal }: CommandClientOptions,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted()
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName(purpose),
  })
  let lost: Error | undefined
  // One that breaks between two statements has nobody to tell: without a listener it would end the process.
  client.on('error', (error) => {
    lost ??= error
  })
  const breakOff = () => void client.end().catch(() => undefined)
  signal?.addEventListener('abort', breakOff)
  try {
    await client.connect()
    return await work(client)
  } catch (error) {
    signal?.throwIfAborted()
    const cause = lost ?? error
    if (!lost && !isOfConnection(error)) throw error
    throw new ConfigError([
      `The connection to the database broke (${(cause as Error).message}). ${outcome}`,
    ])
  } finally {
    signal?.removeEventListener('abort', breakOff)
    await client.end().catch(() => undefined)
  }
}

function isOfConnection(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return ENDED.test(code) || GONE.test(message)
}
