import type { ShippedRole } from '@mediatheque/contract/core/permissions.ts'
import type { Insertable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Users } from '../../../platform/database/types.generated.ts'
import { addRolesByKey } from '../roles/roles.repository.ts'
import { insertUser, type UserRow } from './users.repository.ts'

let made = 0

export interface UserOverrides extends Partial<Insertable<Users>> {
  /** Besides `member`, which every account has. */
  readonly role?: Exclude<ShippedRole, 'guest'>
}

/** An account for tests: a member, or a member with a further role. It has no password unless a hash is given. */
export async function buildUser(
  db: Database,
  { role = 'member', ...overrides }: UserOverrides = {},
): Promise<UserRow> {
  made += 1
  const username = `${role}-${process.pid}-${made}`
  const user = await insertUser(db, {
    username,
    email: `${username}@test.example`,
    email_verified_at: new Date(),
    ...overrides,
  })
  await addRolesByKey(db, user.id, ['member', role])
  return user
}

/** Every account that has no password has one now, though nobody knows it: it counts as one that can be come into. */
export async function choosePasswords(db: Database): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: 'chosen' })
    .where('password_hash', 'is', null)
    .execute()
}
