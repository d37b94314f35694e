import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { CouponRedemptions, Coupons } from '../../../platform/database/types.generated.ts'

type CouponColumns = Selectable<Coupons>

export function findByCode(db: Database, codeRead: string): Promise<CouponColumns | undefined> {
  return db.selectFrom('coupons').selectAll().where('code_read', '=', codeRead).executeTakeFirst()
}

export function findCouponById(db: Database, id: number): Promise<CouponColumns | undefined> {
  return db.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Nobody else takes one of its uses until the transaction ends. Rows that point to it may be written meanwhile. */
export function lockCoupon(tx: Database, id: number): Promise<CouponColumns | undefined> {
  return tx
    .selectFrom('coupons')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export function findRedemptionOf(
  db: Database,
  couponId: number,
  userId: number,
): Promise<Selectable<CouponRedemptions> | undefined> {
  return db
    .selectFrom('coupon_redemptions')
    .selectAll()
    .where('coupon_id', '=', couponId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Those of others, held ones among them. */
export async function countUsesOfOthers(
  db: Database,
  couponId: number,
  userId: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('coupon_redemptions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('coupon_id', '=', couponId)
    .where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '!=', userId)]))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Checkouts that have held a use for long, and of which nobody asked what became of them. */
export async function listStaleCheckouts(
  db: Database,
  couponId: number,
  { before, limit }: { before: Date; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('coupon_redemptions')
    .select('checkout_id')
    .where('coupon_id', '=', couponId)
    .where('redeemed_at', 'is', null)
    .where('checkout_id', 'is not', null)
    .where('held_at', '<', before)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ checkout_id }) => checkout_id!)
}

export type Hold = Pick<
  Selectable<CouponRedemptions>,
  'coupon_id' | 'checkout_id' | 'price_id' | 'off_minor'
> & { readonly user_id: number }

export async function holdUse(tx: Database, hold: Hold, now: Date): Promise<void> {
  const { checkout_id, price_id, off_minor } = hold
  await tx
    .insertInto('coupon_redemptions')
    .values({ ...hold, held_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['coupon_id', 'user_id'])
        .doUpdateSet({ checkout_id, price_id, off_minor, held_at: now })
        .where('coupon_redemptions.redeemed_at', 'is', null),
    )
    .execute()
}

/** It was paid: what the provider took off is used, whatever was thought before. */
export async function markUsed(tx: Database, hold: Hold, now: Date): Promise<void> {
  const { checkout_id, price_id, off_minor } = hold
  await tx
    .insertInto('coupon_redemptions')
    .values({ ...hold, held_at: now, redeemed_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['coupon_id', 'user_id'])
        .doUpdateSet({ checkout_id, price_id, off_minor, redeemed_at: now })
        .where('coupon_redemptions.redeemed_at', 'is', null),
    )
    .execute()
}

/** @param heldBefore what was held later is held by somebody who came back meanwhile */
export async function releaseUse(
  tx: Database,
  checkoutId: number,
  heldBefore: Date,
): Promise<void> {
  await tx
    .deleteFrom('coupon_redemptions')
    .where('checkout_id', '=', checkoutId)
    .where('redeemed_at', 'is', null)
    .where('held_at', '<=', heldBefore)
    .execute()
}

/** @returns whether a checkout holds a use still: from now on, so that nobody gives it back who looked before */
export async function claimUse(db: Database, checkoutId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('coupon_redemptions')
    .set({ held_at: now })
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
