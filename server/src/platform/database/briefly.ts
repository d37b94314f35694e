import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/**
 * How long a change waits for a lock. Whoever comes after it waits behind it, though the lock that it wants would not keep
 * them from anything: for no longer than this.
 */
const LOCK_MILLISECONDS = 400
const PAUSE_MILLISECONDS = 1_500
const PATIENCE_MILLISECONDS = 10 * 60_000
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'

export interface BriefOptions {
  readonly lockMs?: number
  readonly patienceMs?: number
  readonly pauseMs?: number
}

/** Work in a transaction that gives up waiting for a lock in a moment, lets those pass who came after it, and tries again. */
export async function briefly<T>(
  client: pg.ClientBase,
  work: () => Promise<T>,
  {
    lockMs = LOCK_MILLISECONDS,
    patienceMs = PATIENCE_MILLISECONDS,
    pauseMs = PAUSE_MILLISECONDS,
  }: BriefOptions = {},
): Promise<T> {
  const end = Date.now() + patienceMs
  for (;;) {
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = ${lockMs}`)
      const result = await work()
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      if (!isInTheWay(error)) throw error
      if (Date.now() > end)
        throw new Error(`${error.message}; ${await describeOthers(client)}`, { cause: error })
      await sleep(pauseMs * (0.5 + Math.random()))
    }
  }
}

/** Also where it was said in other words by somebody between. */
function isInTheWay(error: unknown): error is Error {
  for (let at = error; at instanceof Error; at = at.cause)
    if ([LOCK_NOT_AVAILABLE, DEADLOCK].includes((at as { code?: string }).code ?? '')) return true
  return false
}

/** Who has been in a transaction for longest. */
async function describeOthers(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ said: string }>(
    `select format('%s (process %s, %s s)', coalesce(nullif(application_name, ''), 'somebody'), pid,
       round(extract(epoch from now() - xact_start))) as said
     from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
     order by xact_start limit 3`,
  )
  return rows.length === 0
    ? 'nobody holds it any more'
    : `transactions of others that last longest: ${rows.map(({ said }) => said).join(', ')}`
}
