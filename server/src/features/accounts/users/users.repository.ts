import type { Insertable, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import { literally } from '../../../platform/database/list-rows.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Users } from '../../../platform/database/types.generated.ts'
import type { Standing } from './standing.service.ts'

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

/** By username, along the index `users_username_beginning`. */
export function listUsersWhoseNameBegins(
  db: Database,
  beginning: string,
  most: number,
): Promise<UserRow[]> {
  const name = sql<string>`lower(username) collate "C"`
  return db
    .selectFrom('users')
    .selectAll()
    .where(name, 'like', `${literally(beginning.toLowerCase())}%`)
    .orderBy(name)
    .limit(most)
    .execute()
}

export function insertUser(db: Database, user: Insertable<Users>): Promise<UserRow> {
  return db.insertInto('users').values(user).returningAll().executeTakeFirstOrThrow()
}

export type AccountDetails = Pick<
  Updateable<Users>,
  | 'username'
  | 'first_name'
  | 'last_name'
  | 'language'
  | 'country'
  | 'timezone'
  | 'opens_links_premium'
  | 'is_premium'
  | 'premium_until'
>

export async function setDetails(db: Database, id: number, details: AccountDetails): Promise<void> {
  await db.updateTable('users').set(details).where('id', '=', id).execute()
}

/** @returns whether it is there */
export async function lockUser(tx: Database, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return found !== undefined
}

/** @returns whether the account might still choose one */
export async function setChosenUsername(
  db: Database,
  id: number,
  username: string,
): Promise<boolean> {
  const chosen = await db
    .updateTable('users')
    .set({ username, may_choose_username: false })
    .where('id', '=', id)
    .where('may_choose_username', '=', true)
    .returning('id')
    .executeTakeFirst()
  return chosen !== undefined
}

export async function setLanguage(db: Database, id: number, language: string): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', id).execute()
}

export async function setLastLogin(db: Database, id: number, loggedInAt: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ last_login_at: loggedInAt, last_seen_at: loggedInAt })
    .where('id', '=', id)
    .execute()
}

/** Of who was seen after `since` nothing is written. */
export async function setLastSeen(
  db: Database,
  id: number,
  { seenAt, since }: { readonly seenAt: Date; readonly since: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ last_seen_at: seenAt })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('last_seen_at', 'is', null), eb('last_seen_at', '<', since)]))
    .execute()
}

/** Logins that began with the old one open no session any more. */
export async function setPasswordHash(
  db: Database,
  id: number,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({
      password_hash: passwordHash,
      recovered_at: null,
      credentials_version: eb('credentials_version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** What is in force of what was decided about an account. */
export async function setStanding(
  tx: Database,
  id: number,
  { bannedAt, bannedUntil, stops, openNotices }: Standing,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      banned_at: bannedAt,
      banned_until: bannedUntil,
      stops: JSON.stringify(stops),
      open_notices: openNotices,
    })
    .where('id', '=', id)
    .execute()
}

/** Some of the accounts whose suspension is over by its time. */
export async function listReopened(db: Database, now: Date, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('banned_until', '<=', now)
    .orderBy('banned_until')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Keeps accounts as they are until the transaction ends, in the order of their numbers. @returns those that are there */
export function lockUsers(tx: Database, ids: readonly number[]): Promise<UserRow[]> {
  return tx
    .selectFrom('users')
    .selectAll()
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Ids of the accounts that the demonstration made, by their address of now. */
export async function listDemoUsers(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('is_demo', '=', true)
    .execute()
  return new Map(rows.map((row) => [row.email.toLowerCase(), row.id]))
}

export async function hasAdministrator(
  db: Database,
  { isDemoCounted }: { isDemoCounted: boolean },
): Promise<boolean> {
  const row = await db
    .selectFrom('user_roles')
    .innerJoin('role_permissions', 'role_permissions.role_id', 'user_roles.role_id')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select('user_id')
    .where('permission', '=', 'admin')
    .$if(!isDemoCounted, (query) => query.where('users.is_demo', '=', false))
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

/** @returns the picture of now, under a lock, so that of two changes at once each removes the right file */
export async function lockImage(tx: Database, userId: number): Promise<string | null> {
  const { image } = await tx
    .selectFrom('users')
    .select('image')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return image
}

export async function setImage(tx: Database, userId: number, image: string | null): Promise<void> {
  await tx.updateTable('users').set({ image }).where('id', '=', userId).execute()
}

/** Foreign keys take along what is theirs alone. */
export async function deleteUsers(tx: Database, ids: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('users')
    .where('id', 'in', [...ids])
    .execute()
}
