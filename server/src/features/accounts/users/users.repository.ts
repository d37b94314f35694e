import type { Insertable, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Users } from '../../../platform/database/types.generated.ts'

export type UserRow = Selectable<Users>

export function findUserById(db: Database, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
}

export function findUserByUsername(db: Database, username: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst()
}

export function insertUser(db: Database, user: Insertable<Users>): Promise<UserRow> {
  return db.insertInto('users').values(user).returningAll().executeTakeFirstOrThrow()
}

export async function setDetails(
  db: Database,
  id: number,
  details: Pick<
    Updateable<Users>,
    'first_name' | 'last_name' | 'language' | 'country' | 'timezone' | 'opens_links_premium'
  >,
): Promise<void> {
  await db.updateTable('users').set(details).where('id', '=', id).execute()
}

export async function setLanguage(db: Database, id: number, language: string): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', id).execute()
}

export async function setLastLogin(db: Database, id: number, loggedInAt: Date): Promise<void> {
  await db.updateTable('users').set({ last_login_at: loggedInAt }).where('id', '=', id).execute()
}

export async function setPasswordHash(
  db: Database,
  id: number,
  passwordHash: string,
): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

export async function setEmailVerified(db: Database, id: number, verifiedAt: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_verified_at: verifiedAt })
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .execute()
}

/** Ids of the accounts that have one of these addresses, by address in lower case. */
export async function listUsersByEmails(
  db: Database,
  emails: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where(
      sql`lower(email)`,
      'in',
      emails.map((email) => email.toLowerCase()),
    )
    .execute()
  return new Map(rows.map((row) => [row.email.toLowerCase(), row.id]))
}

export async function hasAdministrator(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('user_roles')
    .innerJoin('role_permissions', 'role_permissions.role_id', 'user_roles.role_id')
    .select('user_id')
    .where('permission', '=', 'admin')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function countActiveLinksOf(db: Database, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('links')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  return count
}
