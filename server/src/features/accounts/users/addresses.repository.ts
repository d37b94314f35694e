import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { UserRow } from './users.repository.ts'

/** In the place of an address that somebody else has proven, or has typed before. Nothing is ever sent there. */
const standIn = () => `${randomBytes(12).toString('base64url')}@unconfirmed.invalid`

/** Who registers with an address, and who proves it, do so one after the other. */
export async function lockAddress(tx: Database, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`address:${email.toLowerCase()}`}, 0))`.execute(
    tx,
  )
}

/** The newest account that only typed this address while another had it. */
export function findNewestClaim(db: Database, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(unconfirmed_email)`, '=', email.toLowerCase())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Takes an address away from the account that has it without having proven it. That account goes on with a stand-in, and
 * sees no difference.
 */
export async function releaseAddress(tx: Database, email: string): Promise<number | undefined> {
  const released = await tx
    .updateTable('users')
    .set({ email: standIn(), unconfirmed_email: sql`email` })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('email_verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return released?.id
}

export const claimOf = (email: string) => ({ email: standIn(), unconfirmed_email: email })

/** The stored account, held until the transaction ends. References to it may still be made meanwhile. */
export function lockAccount(tx: Database, id: number): Promise<UserRow | undefined> {
  return tx.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** Held until the transaction ends, so that no password is replaced meanwhile. */
export async function hasCredentialsVersion(
  tx: Database,
  id: number,
  version: number,
): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('credentials_version')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  return row?.credentials_version === version
}

export async function setEmailProven(
  tx: Database,
  id: number,
  { email, provenAt }: { email: string; provenAt: Date },
): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({
      email,
      unconfirmed_email: null,
      email_verified_at: provenAt,
      confirmation_awaited: false,
      credentials_version: eb('credentials_version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** Another address, which nobody has proven. */
export async function setAddress(tx: Database, id: number, email: string): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({
      email,
      unconfirmed_email: null,
      email_verified_at: null,
      credentials_version: eb('credentials_version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** Somebody came in who had lost the second factor. */
export async function setRecovered(db: Database, id: number, recoveredAt: Date): Promise<void> {
  await db.updateTable('users').set({ recovered_at: recoveredAt }).where('id', '=', id).execute()
}

/** Forgets what somebody else may have said about the owner of the address. */
export async function forgetSelfDescription(tx: Database, id: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      first_name: null,
      last_name: null,
      image: null,
      may_choose_username: true,
      passkey: sql`replace(gen_random_uuid()::text, '-', '')`,
    })
    .where('id', '=', id)
    .execute()
}

/** Accounts that were never let in, and have nothing that others would miss. */
export async function deleteUnconfirmedAccounts(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('users')
    .where('confirmation_awaited', '=', true)
    .where('email_verified_at', 'is', null)
    .where('created_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.or(
          (['links', 'lists', 'workspace_members', 'subscriptions'] as const).map((table) =>
            eb.exists(
              eb.selectFrom(table).select('user_id').whereRef(`${table}.user_id`, '=', 'users.id'),
            ),
          ),
        ),
      ),
    )
    .execute()
}
