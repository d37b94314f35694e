import type { Selectable } from 'kysely'
import type { Granted } from '../../../platform/access/within-quota.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { AccessTokens } from '../../../platform/database/types.generated.ts'

export type AccessTokenRow = Selectable<AccessTokens>

export function insertAccessToken(
  db: Granted<'access-tokens'>,
  token: { user_id: number; name: string; token_hash: string; created_at: Date },
): Promise<AccessTokenRow> {
  return db.insertInto('access_tokens').values(token).returningAll().executeTakeFirstOrThrow()
}

export function findAccessTokenByHash(
  db: Database,
  tokenHash: string,
): Promise<AccessTokenRow | undefined> {
  return db
    .selectFrom('access_tokens')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

export function findAccessTokenById(db: Database, id: number): Promise<AccessTokenRow | undefined> {
  return db.selectFrom('access_tokens').selectAll().where('id', '=', id).executeTakeFirst()
}

export function listAccessTokenRows(db: Database, userId: number): Promise<AccessTokenRow[]> {
  return db
    .selectFrom('access_tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
}

export async function countAccessTokens(db: Database, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('access_tokens')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function setLastUsed(db: Database, id: number, usedAt: Date): Promise<void> {
  await db.updateTable('access_tokens').set({ last_used_at: usedAt }).where('id', '=', id).execute()
}

/** @returns the hashes of those that were deleted */
export async function deleteAccessTokenRowsOf(db: Database, userId: number): Promise<string[]> {
  const rows = await db
    .deleteFrom('access_tokens')
    .where('user_id', '=', userId)
    .returning('token_hash')
    .execute()
  return rows.map((row) => row.token_hash)
}

export async function deleteAccessTokenRow(db: Database, id: number): Promise<void> {
  await db.deleteFrom('access_tokens').where('id', '=', id).execute()
}
