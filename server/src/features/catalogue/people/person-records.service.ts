import { recordCreated } from '../../../platform/audit/record-changes.ts'
import type { Needs } from '../../../platform/platform.ts'
import { auditedPeople } from './people.history.ts'
import { insertPerson, type PersonRecord } from './person-records.repository.ts'

/** Enters somebody by hand: two people may be called the same. */
export function enterPerson({ db }: Needs<'db'>, name: string): Promise<PersonRecord> {
  return db.transaction().execute(async (tx) => {
    const person = await insertPerson(tx, name)
    await recordCreated(tx, auditedPeople, [person.id])
    return person
  })
}
