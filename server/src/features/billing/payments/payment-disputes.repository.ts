import type { Insertable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { PaymentDisputes } from '../../../platform/database/types.generated.ts'

/** What was asked earlier and is written later does not undo what came after it. */
export async function saveDispute(
  db: Database,
  dispute: Insertable<PaymentDisputes>,
): Promise<void> {
  await db
    .insertInto('payment_disputes')
    .values(dispute)
    .onConflict((conflict) =>
      conflict
        .columns(['gateway', 'provider_id'])
        .doUpdateSet({ state: dispute.state, changed_at: dispute.changed_at })
        .whereRef('payment_disputes.changed_at', '<=', 'excluded.changed_at'),
    )
    .execute()
}

/** Which of these payments are disputed, or were and the money is gone. */
export async function listDisputed(
  db: Database,
  gateway: string,
  paymentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (paymentIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('payment_disputes')
    .select('payment_id')
    .where('gateway', '=', gateway)
    .where('payment_id', 'in', paymentIds)
    .where('state', '!=', 'won')
    .execute()
  return new Set(rows.map(({ payment_id }) => payment_id))
}
