import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<true>()
let isWatched = false

/** Runs the body of a transaction, so that whatever it calls can be told from what is called outside of one. */
export const insideTransaction = <T>(run: () => Promise<T>): Promise<T> => scope.run(true, run)

/**
 * For what must not happen while a transaction holds a connection and its locks: slow work, and queries by another
 * connection, which wait for a free one while everybody else does the same, and which neither see what the transaction
 * wrote nor are undone with it; and so kept values, which such a query loads. Says so where it is watched for, in tests.
 * @throws inside a transaction
 */
export function assertOutsideTransaction(what: string): void {
  if (isWatched && scope.getStore())
    throw new Error(`${what} inside a transaction: hand \`tx\` on, or do it before`)
}

/** Turned on by the set-up of the tests: a visitor is better off with an answer that was not asked for quite rightly. */
export function watchTransactions(): void {
  isWatched = true
}
