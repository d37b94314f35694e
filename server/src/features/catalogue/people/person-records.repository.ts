import type { AuditedState } from '../../../platform/audit/define-audited.ts'
import type { Database } from '../../../platform/database/database.ts'

export interface PersonRecord {
  readonly id: number
  readonly name: string
  readonly poster_url: string | null
}

export function insertPerson(tx: Database, name: string): Promise<PersonRecord> {
  return tx
    .insertInto('people')
    .values({ name })
    .returning(['id', 'name', 'poster_url'])
    .executeTakeFirstOrThrow()
}

/** For the history. */
export async function readPersonStates(
  tx: Database,
  ids: readonly number[],
): Promise<AuditedState[]> {
  const rows = await tx
    .selectFrom('people')
    .select(['id', 'name'])
    .where('id', 'in', [0, ...ids])
    .execute()
  return rows.map(({ id, name }) => ({ id, name, values: { name } }))
}
