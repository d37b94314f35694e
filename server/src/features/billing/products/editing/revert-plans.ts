import { planEndpoints } from '@mediatheque/contract/billing/products/editing/plans.endpoints.ts'
import { updatePlanForm } from '@mediatheque/contract/billing/products/editing/plans.schemas.ts'
import type {
  HistoryReader,
  RevertedRecord,
  Revertible,
} from '../../../../platform/audit/define-audited.ts'
import { readInput } from '../../../../platform/http/read-input.ts'
import { getFullPlan, savePlan } from './plan-records.service.ts'
import { presentEditedPlan } from './plans.presenter.ts'

/** As if somebody had typed these values into the form of the plan. */
async function writePlanValues(
  { platform, actor, t }: HistoryReader,
  { id, version }: RevertedRecord,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const plan = { ...(await getFullPlan(platform, Number(id))), ...values }
  const typed = { ...presentEditedPlan(plan), role_id: plan.role_id, version }
  await savePlan(platform, actor, plan.id, readInput(updatePlanForm, typed, t))
}

/** Prices are offered again where the plan is edited; its place is changed in the list. */
export const revertiblePlans: Revertible = {
  kind: 'plan',
  fields: [
    'name',
    'description',
    'is_hidden',
    'is_free',
    'is_recommended',
    'grants_premium',
    'role_id',
    'trial_days',
    'features',
  ],
  by: planEndpoints.updatePlan,
  write: writePlanValues,
}
