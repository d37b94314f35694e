import type { Kysely, Transaction as KyselyTransaction } from 'kysely'
import type { DB } from './types.generated.ts'

/** Typed access to the tables. `Transaction` is one too, so repositories take `Database`. */
export type Database = Kysely<DB>

/** An open transaction. */
export type Transaction = KyselyTransaction<DB>
