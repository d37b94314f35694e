import type { Database } from '../../../platform/database/database.ts'
import { buildPerson } from '../people/people.factory.ts'
import { archivePerson } from './deleted-people.repository.ts'

/** Somebody who was deleted, for tests. @returns their number */
export async function buildDeletedPerson(db: Database): Promise<number> {
  const { id, name } = await buildPerson(db)
  await archivePerson(db, { id, name, by: null, at: new Date() })
  return id
}
