import { toWhole } from '@mediatheque/contract/billing/money.ts'
import { MOST_COUNTED_SUBSCRIBERS } from '@mediatheque/contract/billing/products/editing/plan-limits.ts'
import type { planList } from '@mediatheque/contract/billing/products/editing/plans.list.ts'
import type {
  EditedPlan,
  PlanRole,
  PlanRow,
} from '@mediatheque/contract/billing/products/editing/plans.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { CsvCells } from '../../../../platform/http/csv-answer.ts'
import type { RoleWithPermissions } from '../../../accounts/roles/roles.service.ts'
import { canGrantRole } from '../products.policy.ts'
import { presentPrice } from '../products.presenter.ts'
import type { FullPlan, PlanRecord, PriceColumns } from './plan-records.service.ts'

const presentCount = ({ subscribers_count: count }: { readonly subscribers_count: number }) => ({
  subscribers_count: Math.min(count, MOST_COUNTED_SUBSCRIBERS),
  subscribers_count_is_minimum: count > MOST_COUNTED_SUBSCRIBERS,
})

export const presentPlanRow = (row: PlanRecord): PlanRow => ({
  id: row.id,
  version: row.version,
  name: row.name,
  description: row.description,
  hidden: row.is_hidden,
  free: row.is_free,
  recommended: row.is_recommended,
  grants_premium: row.grants_premium,
  role: row.role_id === null ? null : { id: row.role_id, name: row.role_name ?? '' },
  trial_days: row.trial_days,
  feature_list: [...row.features],
  place: row.position + 1,
  prices: row.prices.map(presentPrice),
  ...presentCount(row),
  updated_at: row.updated_at.toISOString(),
})

export const presentEditedPlan = (plan: FullPlan): EditedPlan => ({
  ...presentPlanRow(plan),
  price_subscribers: plan.counted.map((price) => ({ price_id: price.id, ...presentCount(price) })),
  former_prices: plan.former.map((price) => ({ ...presentPrice(price), ...presentCount(price) })),
})

export const presentPlanRole = (role: RoleWithPermissions, actor: Actor): PlanRole => ({
  id: role.id,
  name: role.name,
  can_grant: canGrantRole(actor, role),
})

const priceInWords = ({ amount_minor, currency, interval, interval_count }: PriceColumns) =>
  `${toWhole(amount_minor, currency)} ${currency} / ${interval_count} ${interval}`

/** The columns of the list in a file. */
export const planCells: CsvCells<typeof planList, PlanRecord> = {
  name: ({ name }) => name,
  prices: ({ prices }) => prices.map(priceInWords).join(', '),
  role: ({ role_name }) => role_name,
  subscribers_count: ({ subscribers_count: count }) =>
    count > MOST_COUNTED_SUBSCRIBERS ? `> ${MOST_COUNTED_SUBSCRIBERS}` : count,
  is_hidden: ({ is_hidden }) => is_hidden,
  is_free: ({ is_free }) => is_free,
  is_recommended: ({ is_recommended }) => is_recommended,
  position: ({ position }) => position + 1,
  updated_at: ({ updated_at }) => updated_at.toISOString(),
}
