import { DEBRID_PROVIDERS } from '@mediatheque/contract/premium/debridors/debrid-providers.ts'
import { debridorList } from '@mediatheque/contract/premium/debridors/debridors.list.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import {
  type Expression,
  type Insertable,
  type Selectable,
  sql,
  type SqlBool,
  type Updateable,
} from 'kysely'
import type { Granted } from '../../../platform/access/within-quota.ts'
import type { Database } from '../../../platform/database/database.ts'
import {
  findListed,
  listBatches,
  listedRows,
  type ListSql,
  literally,
} from '../../../platform/database/list-rows.ts'
import type { DebridAccounts } from '../../../platform/database/types.generated.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'

const COLUMNS = [
  'id',
  'version',
  'user_id',
  'provider',
  'key_ending',
  'username',
  'is_active',
  'expires_at',
  'checked_at',
  'shares_address',
  'problem',
] as const

/** An account without its key. */
export type DebridorRow = Pick<Selectable<DebridAccounts>, (typeof COLUMNS)[number]>

/** Accounts of one member; few enough to be ordered without an index. */
const sourceOf = (db: Database, userId: number): ListSql<typeof debridorList, DebridorRow> => ({
  rows: db.selectFrom('debrid_accounts').select(COLUMNS).where('user_id', '=', userId),
  id: sql<number>`id`,
  search: whereFound,
  orders: {
    username: { nullable: sql`lower(username)` },
    last_check: { nullable: sql`checked_at` },
  },
  filters: { provider: sql`provider`, active: sql`is_active`, expire_at: sql`expires_at` },
})

export function listDebridorRows(
  db: Database,
  userId: number,
  call: ListCall<typeof debridorList>,
): Promise<RowPage<DebridorRow>> {
  return paginate(db, call, listedRows(debridorList, sourceOf(db, userId), call))
}

export function readDebridorRows(
  db: Database,
  userId: number,
  call: ListCall<typeof debridorList>,
): AsyncGenerator<readonly DebridorRow[]> {
  return listBatches(debridorList, sourceOf(db, userId), call)
}

export function findListedDebridors(
  db: Database,
  userId: number,
  call: ListCall<typeof debridorList>,
  most: number,
) {
  return findListed(debridorList, sourceOf(db, userId), call, { version: sql`version`, most })
}

/** By the name of the account or of its provider, and by the end of its key. */
function whereFound(words: string): Expression<SqlBool> {
  const named = DEBRID_PROVIDERS.filter(({ name }) => name.includes(words.toLowerCase()))
  const providers = [0, ...named.map(({ id }) => id)]
  return sql`(username ilike ${`%${literally(words)}%`} or provider in (${sql.join(providers)}) or key_ending = ${words})`
}

export function findDebridorRows(db: Database, ids: readonly number[]): Promise<DebridorRow[]> {
  return db.selectFrom('debrid_accounts').select(COLUMNS).where('id', 'in', ids).execute()
}

export async function countDebridors(db: Database, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('debrid_accounts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export function insertDebridor(
  db: Granted<'debrid-accounts'>,
  account: Insertable<DebridAccounts>,
): Promise<DebridorRow> {
  return db
    .insertInto('debrid_accounts')
    .values(account)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

export function updateDebridor(
  db: Database,
  id: number,
  values: Updateable<DebridAccounts>,
): Promise<DebridorRow | undefined> {
  return db
    .updateTable('debrid_accounts')
    .set(values)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst()
}

export async function deleteDebridorRowsOf(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('debrid_accounts').where('user_id', '=', userId).execute()
}

export async function deleteDebridorRows(db: Database, ids: readonly number[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('debrid_accounts')
    .where('id', 'in', ids)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
