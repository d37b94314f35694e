import { watchTransactions } from '../server/src/platform/database/transaction-scope.ts'

/** A query by another connection, or slow work, inside a transaction fails the test that does it. */
watchTransactions()
