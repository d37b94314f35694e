import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const SAMPLE_MILLISECONDS = 40

/**
 * Runs each of these statements again and again on a connection of its own, and finds how long one of them waited for a lock:
 * a machine that is slow does not count.
 */
export async function watchWaits(url: string, statements: readonly string[]) {
  const clients = await Promise.all(
    [...statements, ''].map(async () => {
      const client = new pg.Client({ connectionString: url, application_name: 'watched' })
      client.on('error', () => undefined)
      await client.connect()
      return client
    }),
  )
  const sampler = clients.at(-1)!
  const rounds = statements.map(() => 0)
  let longestMs = 0
  let isOver = false
  const running = statements.map(async (statement, at) => {
    while (!isOver) {
      await clients[at]!.query(statement)
      rounds[at]! += 1
      await sleep(10)
    }
  })
  const sampling = (async () => {
    while (!isOver) {
      const { rows } = await sampler.query<{ ms: number | null }>(
        `select max(extract(epoch from clock_timestamp() - l.waitstart) * 1000)::float8 as ms
         from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.application_name = 'watched'
           and a.datname = current_database()`,
      )
      longestMs = Math.max(longestMs, rows[0]?.ms ?? 0)
      await sleep(SAMPLE_MILLISECONDS)
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await Promise.all([...running, sampling])
      await Promise.all(clients.map((client) => client.end()))
      return { longestMs, rounds }
    },
  }
}
