import {
  MOST_COUNTED_SUBSCRIBERS,
  MOST_PLANS,
} from '@mediatheque/contract/billing/products/editing/plan-limits.ts'
import { planList } from '@mediatheque/contract/billing/products/editing/plans.list.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import {
  listBatches,
  listedRows,
  type ListSql,
  literally,
} from '../../../../platform/database/list-rows.ts'
import type { Prices, Products } from '../../../../platform/database/types.generated.ts'
import { paginate, type RowPage } from '../../../../platform/http/pagination.ts'

type Price = Selectable<Prices>
export type PriceColumns = Pick<
  Price,
  'id' | 'amount_minor' | 'currency' | 'interval' | 'interval_count'
>
export interface CountedPrice extends PriceColumns {
  /** One more than are counted where there are more. */
  readonly subscribers_count: number
}

export type PlanRecord = Omit<Selectable<Products>, 'import_key' | 'created_at'> & {
  readonly role_name: string | null
  readonly prices: readonly PriceColumns[]
  readonly subscribers_count: number
}

const countOf = (condition: RawBuilder<unknown>) =>
  sql<number>`(select count(*)::int from (select from subscriptions s
    where ${condition} and s.ended_at is null limit ${MOST_COUNTED_SUBSCRIBERS + 1}) counted)`

const planRows = (db: Database) =>
  db
    .selectFrom('products as p')
    .leftJoin('roles as r', 'r.id', 'p.role_id')
    .select([
      'p.id',
      'p.version',
      'p.name',
      'p.description',
      'p.features',
      'p.is_hidden',
      'p.is_free',
      'p.is_recommended',
      'p.grants_premium',
      'p.role_id',
      'p.trial_days',
      'p.position',
      'p.updated_at',
      'r.name as role_name',
      sql<
        PriceColumns[]
      >`coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'amount_minor', c.amount_minor,
          'currency', c.currency, 'interval', c.interval, 'interval_count', c.interval_count) order by c.amount_minor, c.id)
        from prices c where c.product_id = p.id and c.retired_at is null), '[]')`.as('prices'),
      countOf(sql`s.product_id = p.id`).as('subscribers_count'),
    ])

/** Of every role that is. */
export async function findRoleNames(db: Database): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom('roles').select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Few enough to be ordered without an index. */
const sourceOf = (db: Database): ListSql<typeof planList, PlanRecord> => ({
  rows: planRows(db) as never,
  id: sql<number>`p.id`,
  search: (words) => {
    const like = `%${literally(words)}%`
    return sql`(p.name ilike ${like} or p.description ilike ${like})`
  },
  orders: {
    name: sql`lower(p.name)`,
    position: sql`p.position`,
    updated_at: sql`p.updated_at`,
  },
  filters: {
    is_hidden: sql`p.is_hidden`,
    is_free: sql`p.is_free`,
    is_recommended: sql`p.is_recommended`,
    updated_at: sql`p.updated_at`,
  },
})

export function listPlanRecords(
  db: Database,
  call: ListCall<typeof planList>,
): Promise<RowPage<PlanRecord>> {
  return paginate(db, call, listedRows(planList, sourceOf(db), call))
}

export function readPlanRecords(
  db: Database,
  call: ListCall<typeof planList>,
): AsyncGenerator<readonly PlanRecord[]> {
  return listBatches(planList, sourceOf(db), call)
}

export function findPlanRecords(db: Database, ids: readonly number[]): Promise<PlanRecord[]> {
  return planRows(db)
    .where('p.id', 'in', [0, ...ids])
    .orderBy('p.id')
    .execute()
}

/** Those that are offered, and those that somebody has still. */
export async function listCountedPrices(
  db: Database,
  productId: number,
): Promise<(CountedPrice & { readonly retired_at: Date | null })[]> {
  const rows = await db
    .selectFrom('prices as c')
    .select(['c.id', 'c.amount_minor', 'c.currency', 'c.interval', 'c.interval_count'])
    .select([
      'c.retired_at',
      countOf(sql`s.product_id = c.product_id and s.price_id = c.id`).as('subscribers_count'),
    ])
    .where('c.product_id', '=', productId)
    .orderBy('c.amount_minor')
    .orderBy('c.id')
    .execute()
  return rows.filter((row) => row.retired_at === null || row.subscribers_count > 0)
}

export interface PlanColumns {
  readonly name: string
  readonly description: string | null
  readonly is_hidden: boolean
  readonly is_free: boolean
  readonly is_recommended: boolean
  readonly grants_premium: boolean
  readonly role_id: number | null
  readonly trial_days: number
  readonly features: readonly string[]
}

/** Of those who add or order plans, one after the other. */
export async function lockPlans(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('billing.plans', 0))`.execute(tx)
}

export async function countPlans(tx: Database): Promise<{ count: number; last: number }> {
  const { rows } = await sql<{ count: number; last: number }>`select count(*)::int as count,
    coalesce(max(position), -1) as last from products`.execute(tx)
  return rows[0]!
}

export async function insertPlan(
  tx: Database,
  { features, ...columns }: PlanColumns,
  position: number,
): Promise<number> {
  const { id } = await tx
    .insertInto('products')
    .values({ ...columns, features: [...features], position })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** With the version counted: prices are written afterwards, so that the version before keeps what they were. */
export async function updatePlanRow(
  tx: Database,
  id: number,
  { features, ...columns }: PlanColumns,
): Promise<void> {
  await tx
    .updateTable('products')
    .set((eb) => ({ ...columns, features: [...features], version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export type NewPrice = Omit<PriceColumns, 'id'>

/** Offers these prices and no others: what was offered once is offered again, and what is not among them no more. */
export async function replacePrices(
  tx: Database,
  productId: number,
  prices: readonly NewPrice[],
): Promise<void> {
  const wanted = JSON.stringify(prices)
  const isWanted = sql`(c.amount_minor, c.currency, c.interval, c.interval_count) in (select amount_minor, currency,
    "interval", interval_count from jsonb_to_recordset(${wanted}::jsonb)
      as w (amount_minor bigint, currency text, "interval" text, interval_count int))`
  await sql`update prices c set retired_at = now()
    where c.product_id = ${productId} and c.retired_at is null and not ${isWanted}`.execute(tx)
  // Of several that were the same once, the newest.
  await sql`update prices set retired_at = null where id in (
    select distinct on (c.amount_minor, c.currency, c.interval, c.interval_count) c.id from prices c
    where c.product_id = ${productId} and ${isWanted}
    order by c.amount_minor, c.currency, c.interval, c.interval_count, (c.retired_at is null) desc, c.id desc)
    and retired_at is not null`.execute(tx)
  await sql`insert into prices (product_id, amount_minor, currency, interval, interval_count)
    select ${productId}, w.amount_minor, w.currency, w."interval", w.interval_count
    from jsonb_to_recordset(${wanted}::jsonb)
      as w (amount_minor bigint, currency text, "interval" text, interval_count int)
    where not exists (select from prices c where c.product_id = ${productId} and c.retired_at is null
      and (c.amount_minor, c.currency, c.interval, c.interval_count)
        = (w.amount_minor, w.currency, w."interval", w.interval_count))`.execute(tx)
}

/** Those that somebody has or had, or gets for a code or a page of a provider that was handed out. */
export async function listUsedPlans(
  tx: Database,
  ids: readonly number[],
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select p.id from products p
    where p.id = any (${[...ids]}::bigint[])
      and (exists (select from subscriptions s where s.product_id = p.id)
        or exists (select from prices c join gift_codes g on g.price_id = c.id
          where c.product_id = p.id and g.withdrawn_at is null and g.redeemed_at is null
            and (g.expires_at is null or g.expires_at > ${now}))
        or exists (select from prices c join checkouts k on k.price_id = c.id
          where c.product_id = p.id and k.settled_at is null))`.execute(tx)
  return rows.map(({ id }) => Number(id))
}

export async function deletePlanRows(tx: Database, ids: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('products')
    .where('id', 'in', [0, ...ids])
    .execute()
}

export async function hidePlans(tx: Database, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('products')
    .set({ is_hidden: true })
    .where('id', 'in', [0, ...ids])
    .execute()
}

/** @returns the numbers of all, in their order */
export async function listPlanIds(tx: Database): Promise<number[]> {
  const rows = await tx
    .selectFrom('products')
    .select('id')
    .orderBy('position')
    .orderBy('id')
    .limit(MOST_PLANS)
    .execute()
  return rows.map(({ id }) => id)
}

export async function writeOrder(tx: Database, ids: readonly number[]): Promise<void> {
  await sql`update products p set position = o.place - 1
    from unnest(${[...ids]}::bigint[]) with ordinality as o (id, place)
    where p.id = o.id and p.position is distinct from o.place - 1`.execute(tx)
}
