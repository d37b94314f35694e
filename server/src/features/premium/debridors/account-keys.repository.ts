import { sql, type Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { DebridAccounts } from '../../../platform/database/types.generated.ts'

const COLUMNS = [
  'id',
  'user_id',
  'provider',
  'key_encrypted',
  'key_origin',
  'expires_at',
  'shares_address',
  'problem',
] as const

/** Those of a member that are to be used. */
export function listKeyRows(db: Database, userId: number) {
  return db
    .selectFrom('debrid_accounts')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .orderBy('id')
    .execute()
}

export type KeyRow = Awaited<ReturnType<typeof listKeyRows>>[number]

/** Accounts whose moment has come: nobody else gets them for a while, whatever becomes of us. */
export async function claimDueAccounts(
  db: Database,
  { now, until, most }: { readonly now: Date; readonly until: Date; readonly most: number },
): Promise<KeyRow[]> {
  return db
    .updateTable('debrid_accounts')
    .set({ next_check_at: until })
    .where('id', 'in', (due) =>
      due
        .selectFrom('debrid_accounts')
        .select('id')
        .where('is_active', '=', true)
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(COLUMNS)
    .execute()
}

/** Of the key that was asked about; another that came meanwhile is another matter. @returns whether it was saved */
export async function saveCheck(
  tx: Database,
  { id, key_encrypted }: Pick<KeyRow, 'id' | 'key_encrypted'>,
  values: Updateable<DebridAccounts>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('debrid_accounts')
    .set(values)
    .where('id', '=', id)
    .where('key_encrypted', '=', key_encrypted)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Accounts whose premium ends soon, and of which their owners were not told; from now on they were. */
export async function claimExpiring(
  tx: Database,
  { now, until, most }: { readonly now: Date; readonly until: Date; readonly most: number },
) {
  return tx
    .updateTable('debrid_accounts')
    .set({ expiry_told_of: sql`expires_at` })
    .where('id', 'in', (soon) =>
      soon
        .selectFrom('debrid_accounts')
        .select('id')
        .where('is_active', '=', true)
        .where('expires_at', '>', now)
        .where('expires_at', '<=', until)
        .where(sql<boolean>`expiry_told_of is distinct from expires_at`)
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['user_id', 'provider', 'expires_at'])
    .execute()
}
