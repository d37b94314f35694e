import pg from 'pg'
import type { RecordedQuery } from './bare-server.ts'

/** Who asks is found out by the application for every call; a bare handler does not ask. */
const ABOUT_THE_READER = /"(sessions|role_permissions|user_roles|user_permissions|roles|throttles)"/
const TRANSACTION = /^\s*(begin|commit|rollback|set|start)\b/i

/**
 * The statements that this process sends while `work` runs. The comparison then runs the very same SQL, also after
 * somebody changed a repository.
 */
export async function recordQueries(work: () => Promise<unknown>): Promise<RecordedQuery[]> {
  const recorded: RecordedQuery[] = []
  const prototype = pg.Client.prototype as { query: (...args: unknown[]) => unknown }
  const original = prototype.query
  prototype.query = function record(this: unknown, ...args: unknown[]) {
    const [first, second] = args
    const query =
      typeof first === 'string'
        ? { text: first, values: Array.isArray(second) ? second : [] }
        : (first as RecordedQuery)
    if (typeof query?.text === 'string')
      recorded.push({ text: query.text, values: [...(query.values ?? [])] })
    return original.apply(this, args)
  }
  try {
    await work()
  } finally {
    prototype.query = original
  }
  return recorded.filter(({ text }) => !ABOUT_THE_READER.test(text) && !TRANSACTION.test(text))
}
