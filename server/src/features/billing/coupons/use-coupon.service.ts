import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Coupons } from '../../../platform/database/types.generated.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { countAttempt, forgiveAttempt } from '../../../platform/throttles/throttles.ts'
import { readCode } from './coupon-code.ts'
import { isForPlan, isInCurrency, offOf } from './coupons.policy.ts'
import {
  countUsesOfOthers,
  findByCode,
  findRedemptionOf,
  holdUse,
  listStaleCheckouts,
  lockCoupon,
  markUsed,
} from './redemptions.repository.ts'

export { claimUse, findCouponById, releaseUse } from './redemptions.repository.ts'

export type Coupon = Selectable<Coupons>

/** Codes are words that people choose, and words are guessed. */
const GUESSES = {
  name: 'coupon.guess',
  by: 'account',
  attempts: 15,
  windowSeconds: 900,
} as const

/** Who wants to use it, for what. */
export interface Use {
  readonly userId: number
  readonly price: {
    readonly id: number
    readonly product_id: number
    readonly amount_minor: number
    readonly currency: string
  }
  /** Whoever pays here for the first time. */
  readonly isFirst: boolean
}

const noSuch = () => fieldError('code', 'There is no such code, or it is used up, or too old.')

/**
 * The coupon behind a code that an account may use for a price now. Wrong codes are counted.
 * @throws AppError validation, tooManyRequests
 */
export async function findUsableCoupon(
  platform: Needs<'db' | 'clock' | 'secrets'>,
  typed: string,
  use: Use,
): Promise<Coupon> {
  const who = String(use.userId)
  await countAttempt(platform, GUESSES, who)
  const coupon = await findByCode(platform.db, readCode(typed))
  if (!coupon || !isOpen(coupon, platform.clock.now())) throw noSuch()
  await forgiveAttempt(platform, GUESSES, who)
  await assertUsable(platform.db, coupon, use)
  return coupon
}

const isOpen = ({ archived_at, expires_at }: Coupon, now: Date) =>
  archived_at === null && (expires_at === null || expires_at > now)

async function assertUsable(db: Database, coupon: Coupon, use: Use): Promise<void> {
  if (!isForPlan(coupon, use.price)) throw fieldError('code', 'This code is for another plan.')
  if (!isInCurrency(coupon, use.price))
    throw fieldError('code', 'This code is for prices in another currency.')
  if (coupon.is_for_new && !use.isFirst)
    throw fieldError('code', 'This code is for who pays here for the first time.')
  const own = await findRedemptionOf(db, coupon.id, use.userId)
  if (own?.redeemed_at) throw fieldError('code', 'You have used this code already.')
  if (await isUsedUp(db, coupon, use.userId)) throw noSuch()
}

async function isUsedUp(
  db: Database,
  { id, most_redemptions: most }: Coupon,
  userId: number,
): Promise<boolean> {
  return most !== null && (await countUsesOfOthers(db, id, userId)) >= most
}

/**
 * Takes one of its uses for a checkout, under its lock: of ten who want the last one, one has it.
 * @throws AppError validation where there is none left by now
 */
export async function holdCoupon(
  tx: Database,
  coupon: Coupon,
  { use, checkoutId, now }: { use: Use; checkoutId: number; now: Date },
): Promise<void> {
  const locked = await lockCoupon(tx, coupon.id)
  if (!locked || !isOpen(locked, now)) throw noSuch()
  await assertUsable(tx, locked, use)
  await holdUse(tx, holdOf(coupon, use, checkoutId), now)
}

const holdOf = (coupon: Coupon, { userId, price }: Omit<Use, 'isFirst'>, checkoutId: number) => ({
  coupon_id: coupon.id,
  user_id: userId,
  checkout_id: checkoutId,
  price_id: price.id,
  off_minor: offOf(coupon, price),
})

/** Where all of its uses are taken: pages that have held one for long, so that somebody asks what became of them. */
export async function findHoldersToAsk(
  db: Database,
  typed: string,
  { before, limit }: { before: Date; limit: number },
): Promise<number[]> {
  const coupon = await findByCode(db, readCode(typed))
  if (!coupon || coupon.most_redemptions === null) return []
  return listStaleCheckouts(db, coupon.id, { before, limit })
}

/** What was paid with it is used, even where its end came in between: the page on which it was paid said so. */
export async function useCoupon(
  tx: Database,
  coupon: Coupon,
  { use, checkoutId, now }: { use: Omit<Use, 'isFirst'>; checkoutId: number; now: Date },
): Promise<void> {
  await markUsed(tx, holdOf(coupon, use, checkoutId), now)
}
