import { type CouponState, couponList } from '@mediatheque/contract/billing/coupons/coupons.list.ts'
import type { ListQuery } from '@mediatheque/contract/core/list-query.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import {
  type Insertable,
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
  sql,
} from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import {
  listBatches,
  listedRows,
  type ListSql,
  literally,
} from '../../../platform/database/list-rows.ts'
import type { Coupons } from '../../../platform/database/types.generated.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'

type Call = ListCall<typeof couponList>
export type CouponColumns = Selectable<Coupons>

/** A coupon with how often it was used, and who made it. */
export interface CouponRow extends CouponColumns {
  readonly redeemed: number
  readonly held: number
  readonly plans: readonly { readonly id: number; readonly name: string }[] | null
  readonly maker_username: string | null
  readonly maker_first_name: string | null
  readonly maker_last_name: string | null
}

const countUses = (isRedeemed: boolean) =>
  sql<number>`(select count(*)::int from coupon_redemptions r
    where r.coupon_id = k.id and (r.redeemed_at is not null) = ${isRedeemed})`

const selectCoupons = (db: Database): SelectQueryBuilder<never, never, CouponRow> =>
  db
    .selectFrom('coupons as k')
    .leftJoin('users as m', 'm.id', 'k.created_by')
    .selectAll('k')
    .select([
      countUses(true).as('redeemed'),
      countUses(false).as('held'),
      sql`case when k.product_ids is not null then coalesce(
        (select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name) order by p.position, p.id)
          from products p where p.id = any (k.product_ids)), '[]') end`.as('plans'),
      'm.username as maker_username',
      'm.first_name as maker_first_name',
      'm.last_name as maker_last_name',
    ]) as never

const either = (conditions: readonly RawBuilder<boolean>[]) =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`

function sourceOf(db: Database, now: Date): ListSql<typeof couponList, CouponRow> {
  const isOver = sql<boolean>`coalesce(k.expires_at <= ${now}, false)`
  const isUsedUp = sql<boolean>`coalesce(k.most_redemptions <=
    (select count(*) from coupon_redemptions r where r.coupon_id = k.id and r.redeemed_at is not null), false)`
  const states: Record<CouponState, RawBuilder<boolean>> = {
    archived: sql`(k.archived_at is not null)`,
    expired: sql`(k.archived_at is null and ${isOver})`,
    'used up': sql`(k.archived_at is null and not ${isOver} and ${isUsedUp})`,
    open: sql`(k.archived_at is null and not ${isOver} and not ${isUsedUp})`,
  }
  return {
    rows: selectCoupons(db),
    id: sql<number>`k.id`,
    search: (words) =>
      sql`(k.code ilike ${`%${literally(words)}%`} or k.note ilike ${`%${literally(words)}%`})`,
    orders: { id: sql`k.id`, code: sql`k.code_read`, created_at: sql`k.created_at` },
    filters: {
      state: ({ value }) => either(value.map((state) => states[state])),
      created_at: sql`k.created_at`,
    },
  }
}

export function listCouponRows(db: Database, now: Date, call: Call): Promise<RowPage<CouponRow>> {
  return paginate(db, call, listedRows(couponList, sourceOf(db, now), call))
}

export function readCouponRows(
  db: Database,
  now: Date,
  call: Call,
): AsyncGenerator<readonly CouponRow[]> {
  return listBatches(couponList, sourceOf(db, now), call)
}

export async function findCouponRows(db: Database, ids: readonly number[]): Promise<CouponRow[]> {
  return selectCoupons(db)
    .where(sql<boolean>`k.id = any (${[...ids]}::bigint[])`)
    .execute()
}

/** @returns nothing where there is one with this code */
export async function insertCoupon(
  tx: Database,
  values: Insertable<Coupons>,
): Promise<number | undefined> {
  const made = await tx
    .insertInto('coupons')
    .values(values)
    .onConflict((conflict) => conflict.column('code_read').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

export async function updateLimits(
  tx: Database,
  id: number,
  limits: Pick<CouponColumns, 'expires_at' | 'most_redemptions'>,
): Promise<void> {
  await tx.updateTable('coupons').set(limits).where('id', '=', id).execute()
}

/** @returns whether it was not archived before */
export async function markArchived(tx: Database, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('coupons')
    .set({ archived_at: now })
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function countPlansOf(db: Database, ids: readonly number[]): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(sql<boolean>`id = any (${[...ids]}::bigint[])`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Who used a coupon, and for what. */
export interface RedemptionRow {
  readonly id: number
  readonly off_minor: number
  readonly held_at: Date
  readonly redeemed_at: Date | null
  readonly user_id: number | null
  readonly username: string | null
  readonly first_name: string | null
  readonly last_name: string | null
  readonly image: string | null
  readonly plan_name: string | null
  readonly currency: string | null
}

/** The newest first. */
export function listRedemptionRows(
  db: Database,
  couponId: number,
  page: Pick<ListQuery, 'page' | 'perPage' | 'paginate'>,
): Promise<RowPage<RedemptionRow>> {
  const rows = db
    .selectFrom('coupon_redemptions as r')
    .leftJoin('users as u', 'u.id', 'r.user_id')
    .leftJoin('prices as c', 'c.id', 'r.price_id')
    .leftJoin('products as p', 'p.id', 'c.product_id')
    .select(['r.id', 'r.off_minor', 'r.held_at', 'r.redeemed_at', 'r.user_id'])
    .select(['u.username', 'u.first_name', 'u.last_name', 'u.image'])
    .select(['p.name as plan_name', 'c.currency'])
    .where('r.coupon_id', '=', couponId)
    .orderBy('r.id', 'desc')
  return paginate<RedemptionRow>(db, page, rows as never)
}

export function listExportedRedemptions(db: Database, userId: number) {
  return db
    .selectFrom('coupon_redemptions as r')
    .innerJoin('coupons as k', 'k.id', 'r.coupon_id')
    .select(['k.code', 'r.off_minor', 'r.held_at', 'r.redeemed_at'])
    .where('r.user_id', '=', userId)
    .orderBy('r.id')
    .execute()
}
