import { DEBRID_PROVIDERS } from '@mediatheque/contract/premium/debridors/debrid-providers.ts'
import type {
  DebridorOrder,
  ListDebridorsQuery,
} from '@mediatheque/contract/premium/debridors/debridors.schemas.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Granted } from '../../../platform/access/within-quota.ts'
import type { Database } from '../../../platform/database/database.ts'
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
] as const

/** An account without its key. */
export type DebridorRow = Pick<Selectable<DebridAccounts>, (typeof COLUMNS)[number]>

/** What a list may be narrowed to. */
export interface DebridorFilters {
  readonly isActive?: boolean | undefined
  readonly provider?: number | undefined
}

const ORDERS = {
  username: sql`lower(username)`,
  last_check: sql`checked_at`,
} as const satisfies Record<DebridorOrder, unknown>

/** Accounts of one member; few enough to be ordered without an index. */
export function listDebridorRows(
  db: Database,
  userId: number,
  list: ListDebridorsQuery,
  { isActive, provider }: DebridorFilters,
): Promise<RowPage<DebridorRow>> {
  const text = list.query ?? ''
  const named = DEBRID_PROVIDERS.filter(({ name }) => name.includes(text.toLowerCase())).map(
    ({ id }) => id,
  )
  const direction = list.orderDir === 'desc' ? sql`desc` : sql`asc`
  const rows = db
    .selectFrom('debrid_accounts')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .$if(text !== '', (narrowed) =>
      narrowed.where((eb) =>
        eb.or([
          eb('username', 'ilike', `%${text.replace(/[\\%_]/g, '\\$&')}%`),
          eb('provider', 'in', [0, ...named]),
          eb('key_ending', '=', text),
        ]),
      ),
    )
    .$if(isActive !== undefined, (narrowed) => narrowed.where('is_active', '=', isActive!))
    .$if(provider !== undefined, (narrowed) => narrowed.where('provider', '=', provider!))
    .$if(list.orderBy !== undefined, (ordered) =>
      ordered.orderBy(sql`${ORDERS[list.orderBy!]} ${direction} nulls last`),
    )
    .orderBy('id', 'desc')
  return paginate<DebridorRow>(db, list, rows)
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
