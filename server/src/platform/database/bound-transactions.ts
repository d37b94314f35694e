import type pg from 'pg'

export interface TransactionLimits {
  readonly statementMs: number
  readonly idleMs: number
}

type Query = (sql: unknown, values?: readonly unknown[]) => Promise<unknown>

const FIRST_WORDS = /^\s*(begin|start transaction|commit|rollback(?!\s+to))\b/i

/**
 * Makes a connection through a pool ask for its limits in each transaction, since one that it asks for as it begins would
 * be lost or stay with another's. A statement outside a transaction gets one of its own, at the price of two more ways there
 * and back.
 */
export function boundTransactions(client: pg.ClientBase, limits: TransactionLimits): void {
  const send = client.query.bind(client) as unknown as Query
  const bounds = `set local statement_timeout = ${limits.statementMs}; set local idle_in_transaction_session_timeout = ${limits.idleMs}`
  let isOpen = false
  const alone: Query = async (sql, values) => {
    await send(`begin; ${bounds}`)
    try {
      const result = await send(sql, values)
      await send('commit')
      return result
    } catch (error) {
      await send('rollback').catch(() => undefined)
      throw error
    }
  }
  const query: Query = async (sql, values) => {
    const word = typeof sql === 'string' ? FIRST_WORDS.exec(sql)?.[1]?.toLowerCase() : undefined
    if (word === undefined) return isOpen ? send(sql, values) : alone(sql, values)
    const isBegun = word === 'begin' || word.startsWith('start')
    isOpen = isBegun
    if (!isBegun) return send(sql)
    const [begun] = (await send(`${String(sql)}; ${bounds}`)) as unknown[]
    return begun
  }
  client.query = query as never
}
