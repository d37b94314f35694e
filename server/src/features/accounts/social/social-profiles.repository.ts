import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { SocialProfiles } from '../../../platform/database/types.generated.ts'

export type SocialProfileRow = Selectable<SocialProfiles>

export function listSocialProfileRows(db: Database, userId: number): Promise<SocialProfileRow[]> {
  return db
    .selectFrom('social_profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

export function findSocialProfile(
  db: Database,
  service: string,
  providerId: string,
): Promise<(SocialProfileRow & { readonly credentials_version: number }) | undefined> {
  return db
    .selectFrom('social_profiles')
    .innerJoin('users', 'users.id', 'social_profiles.user_id')
    .selectAll('social_profiles')
    .select('users.credentials_version')
    .where('service', '=', service)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
}

/** @returns false where the profile belongs to an account already, or the account has another of this service */
export async function insertSocialProfile(
  db: Database,
  profile: Insertable<SocialProfiles>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('social_profiles')
    .values(profile)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function setSocialUsername(db: Database, id: number, username: string): Promise<void> {
  await db.updateTable('social_profiles').set({ username }).where('id', '=', id).execute()
}

/**
 * Locks the account, so that of two ways to log in that are given up at the same moment one stays.
 * @returns how many ways there are besides this service
 */
export async function countOtherWaysIn(
  db: Database,
  userId: number,
  service: string,
): Promise<number> {
  const account = await db
    .selectFrom('users')
    .select((eb) => [
      'password_hash',
      eb
        .selectFrom('social_profiles')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('user_id', '=', 'users.id')
        .where('service', '!=', service)
        .as('profiles'),
      eb
        .selectFrom('webauthn_credentials')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('user_id', '=', 'users.id')
        .as('passkeys'),
    ])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return (account.password_hash ? 1 : 0) + Number(account.profiles) + Number(account.passkeys)
}

/** With what is on its way to be one. */
export async function deleteSocialProfilesOf(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('social_profiles').where('user_id', '=', userId).execute()
  await db.deleteFrom('social_flows').where('user_id', '=', userId).execute()
}

export async function deleteSocialProfile(
  db: Database,
  userId: number,
  service: string,
): Promise<void> {
  await db
    .deleteFrom('social_profiles')
    .where('user_id', '=', userId)
    .where('service', '=', service)
    .execute()
}
