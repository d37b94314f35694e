import type { Insertable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/types.generated.ts'

let made = 0

/** A person for tests. */
export function buildPerson(db: Database, overrides: Partial<Insertable<DB['people']>> = {}) {
  made += 1
  return db
    .insertInto('people')
    .values({ name: `Person ${made}`, ...overrides })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Somebody's part in a title: the direction unless said otherwise. */
export function buildCredit(
  db: Database,
  values: Partial<Insertable<DB['credits']>> & { title_id: number; person_id: number },
) {
  return db
    .insertInto('credits')
    .values({ department: 'directing', job: 'Director', ...values })
    .returningAll()
    .executeTakeFirstOrThrow()
}
