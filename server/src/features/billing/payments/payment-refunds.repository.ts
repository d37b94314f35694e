import type { Insertable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { PaymentRefunds } from '../../../platform/database/types.generated.ts'

/** Each is written down once, however often it is told. */
export async function saveRefund(db: Database, refund: Insertable<PaymentRefunds>): Promise<void> {
  await db
    .insertInto('payment_refunds')
    .values(refund)
    .onConflict((conflict) => conflict.columns(['gateway', 'provider_id']).doNothing())
    .execute()
}

/** How much went back in all, by payment. */
export async function sumRefunds(
  db: Database,
  gateway: string,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (paymentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('payment_refunds')
    .select((eb) => ['payment_id', eb.fn.sum<string>('amount_minor').as('sum')])
    .where('gateway', '=', gateway)
    .where('payment_id', 'in', paymentIds)
    .groupBy('payment_id')
    .execute()
  return new Map(rows.map(({ payment_id, sum }) => [payment_id, Number(sum)]))
}
