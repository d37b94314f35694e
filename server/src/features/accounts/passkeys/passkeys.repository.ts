import type { Insertable, Selectable } from 'kysely'
import type { Granted } from '../../../platform/access/within-quota.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { WebauthnCredentials } from '../../../platform/database/types.generated.ts'

export type PasskeyRow = Selectable<WebauthnCredentials>

/** @returns false where this credential is known already, of whomever */
export async function insertPasskey(
  db: Granted<'passkeys'>,
  passkey: Insertable<WebauthnCredentials>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('webauthn_credentials')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export function listPasskeyRows(db: Database, userId: number): Promise<PasskeyRow[]> {
  return db
    .selectFrom('webauthn_credentials')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
}

export function findPasskeyById(db: Database, id: number): Promise<PasskeyRow | undefined> {
  return db.selectFrom('webauthn_credentials').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findPasskeyByCredentialId(
  db: Database,
  credentialId: string,
): Promise<(PasskeyRow & { readonly credentials_version: number }) | undefined> {
  return db
    .selectFrom('webauthn_credentials')
    .innerJoin('users', 'users.id', 'webauthn_credentials.user_id')
    .selectAll('webauthn_credentials')
    .select('users.credentials_version')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

export async function setPasskeyName(db: Database, id: number, name: string): Promise<void> {
  await db.updateTable('webauthn_credentials').set({ name }).where('id', '=', id).execute()
}

interface Use {
  readonly sign_count: number
  readonly is_backed_up: boolean
  readonly last_used_at: Date
}

/** Authenticators that count go up with each use, the others stay at 0. @returns false where another use was counted meanwhile */
export async function notePasskeyUse(db: Database, id: number, use: Use): Promise<boolean> {
  const noted = await db
    .updateTable('webauthn_credentials')
    .set(use)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('sign_count', '<', use.sign_count), eb('sign_count', '=', 0)]))
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

export async function deletePasskeyRow(db: Database, id: number): Promise<void> {
  await db.deleteFrom('webauthn_credentials').where('id', '=', id).execute()
}

export async function deletePasskeysOf(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('webauthn_credentials').where('user_id', '=', userId).execute()
  await db.deleteFrom('webauthn_challenges').where('user_id', '=', userId).execute()
}

export async function insertPasskeyChallenge(
  db: Database,
  challenge: { challenge_hash: string; user_id: number | null; expires_at: Date },
): Promise<void> {
  await db.insertInto('webauthn_challenges').values(challenge).execute()
}

/** Uses a challenge up. @returns whether there was such a one, made for this user (null: for a login) and still good */
export async function takePasskeyChallenge(
  db: Database,
  challengeHash: string,
  userId: number | null,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('webauthn_challenges')
    .where('challenge_hash', '=', challengeHash)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now)
    .returning('challenge_hash')
    .executeTakeFirst()
  return taken !== undefined
}

export async function deleteExpiredPasskeyChallenges(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('webauthn_challenges').where('expires_at', '<=', now).execute()
}
