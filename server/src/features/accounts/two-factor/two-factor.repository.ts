import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { TwoFactor } from '../../../platform/database/types.generated.ts'

export type TwoFactorRow = Selectable<TwoFactor>

export function findTwoFactor(db: Database, userId: number): Promise<TwoFactorRow | undefined> {
  return db.selectFrom('two_factor').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** The row, held until the transaction ends: of two users of one recovery code the second sees it gone. */
export function lockTwoFactor(tx: Database, userId: number): Promise<TwoFactorRow | undefined> {
  return tx
    .selectFrom('two_factor')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

export async function hasConfirmedTwoFactor(db: Database, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('two_factor')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

type Beginning = Pick<
  TwoFactorRow,
  'user_id' | 'secret_encrypted' | 'recovery_codes_encrypted' | 'created_at'
>

/** Begins anew where it was not confirmed. @returns whether it did */
export async function beginTwoFactor(db: Database, row: Beginning): Promise<boolean> {
  const { user_id: _userId, ...values } = row
  const begun = await db
    .insertInto('two_factor')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ ...values, last_used_step: null })
        .where('two_factor.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return begun !== undefined
}

/** Notes that the code of this step was used. @returns false where it, or a later one, was used before */
export async function takeStep(db: Database, userId: number, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('two_factor')
    .set({ last_used_step: step })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_used_step', 'is', null), eb('last_used_step', '<', step)]))
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function setConfirmed(db: Database, userId: number, confirmedAt: Date): Promise<void> {
  await db
    .updateTable('two_factor')
    .set({ confirmed_at: confirmedAt })
    .where('user_id', '=', userId)
    .execute()
}

/** @returns whether there was something to change */
export async function setRecoveryCodes(
  db: Database,
  userId: number,
  encrypted: string,
): Promise<boolean> {
  const changed = await db
    .updateTable('two_factor')
    .set({ recovery_codes_encrypted: encrypted })
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return changed !== undefined
}

export async function deleteTwoFactor(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('two_factor').where('user_id', '=', userId).execute()
}
