import type { Database } from '../../../../platform/database/database.ts'
import type { Needs } from '../../../../platform/platform.ts'
import type { Gateway } from '../payment-provider.ts'
import { closePlanKind, tellPlanKind } from './plan-jobs.ts'
import { listNamesOf } from './provider-prices.repository.ts'

/** With the change itself: what providers hold of these plans becomes what they are now. */
export async function tellOfPlans(
  { jobs }: Needs<'jobs'>,
  tx: Database,
  planIds: readonly number[],
): Promise<void> {
  for (const planId of planIds) await jobs.enqueue(tx, tellPlanKind, { planId })
}

/** Before plans are deleted: afterwards nobody knows what they are called at providers. */
export async function tellOfLeavingPlans(
  { jobs }: Needs<'jobs'>,
  tx: Database,
  planIds: readonly number[],
): Promise<void> {
  for (const { gateway, ...held } of await listNamesOf(tx, planIds))
    await jobs.enqueue(tx, closePlanKind, { gateway: gateway as Gateway, ...held })
}
