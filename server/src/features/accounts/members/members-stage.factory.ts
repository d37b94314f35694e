import type { Permission } from '@mediatheque/contract/core/permissions.ts'
import type { TestApp } from '../../test-app.ts'

export type Caller = Awaited<ReturnType<TestApp['as']>>

/** The password was just confirmed. */
export async function confirmed(test: TestApp, caller: Caller): Promise<Caller> {
  await test.platform.db
    .updateTable('sessions')
    .set({ password_confirmed_at: new Date() })
    .where('user_id', '=', caller.id)
    .execute()
  return caller
}

/** A member with rights of staff that are theirs alone. */
export async function managerOf(test: TestApp, ...more: Permission[]): Promise<Caller> {
  const caller = await test.as('member')
  const held: Permission[] = ['admin.access', 'users.update', ...more]
  await test.platform.db
    .insertInto('user_permissions')
    .values(held.map((permission) => ({ user_id: caller.id, permission })))
    .execute()
  return confirmed(test, caller)
}

export async function roleIdOf(test: TestApp, key: string): Promise<number> {
  const role = test.platform.db.selectFrom('roles').select('id').where('key', '=', key)
  return (await role.executeTakeFirstOrThrow()).id
}
