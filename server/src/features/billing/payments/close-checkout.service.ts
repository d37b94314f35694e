import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import { releaseUse } from '../coupons/use-coupon.service.ts'
import { type CheckoutRow, markSettled } from './checkouts.repository.ts'

/**
 * Nothing came of it, and nobody can pay there any more: a coupon that it held can be used by others.
 * @param seenAt when that was so: what was held anew since stays
 */
export function closeCheckout(
  { db, clock }: Needs<'db' | 'clock'>,
  { id }: Pick<CheckoutRow, 'id'>,
  seenAt = clock.now(),
): Promise<void> {
  return db.transaction().execute(async (tx: Database) => {
    await markSettled(tx, id, { subscriptionId: null, now: clock.now() })
    await releaseUse(tx, id, seenAt)
  })
}
