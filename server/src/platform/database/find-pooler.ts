import pg from 'pg'
import { applicationName } from './application-name.ts'

/** No usual value, so that an answer with it is an answer to this connection. */
const ASKED_MILLISECONDS = 31_337
const CONNECT_MILLISECONDS = 10_000
const PROTOCOL_VIOLATION = '08P01'

/**
 * Whether a pool such as pgbouncer stands before the server: it refuses or drops what a connection asks for as it begins.
 * @throws what keeps it from connecting at all
 */
export async function leadsToPool(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName('check'),
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    statement_timeout: ASKED_MILLISECONDS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ statement_timeout: string }>('show statement_timeout')
    return rows[0]?.statement_timeout !== `${ASKED_MILLISECONDS}ms`
  } catch (error) {
    if ((error as { code?: string }).code === PROTOCOL_VIOLATION) return true
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}
