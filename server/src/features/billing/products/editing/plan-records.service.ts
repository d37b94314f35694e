import { isExact, toMinor } from '@mediatheque/contract/billing/money.ts'
import { MOST_PLANS } from '@mediatheque/contract/billing/products/editing/plan-limits.ts'
import type { planList } from '@mediatheque/contract/billing/products/editing/plans.list.ts'
import type {
  PlanForm,
  PriceForm,
} from '@mediatheque/contract/billing/products/editing/plans.schemas.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import { hasEveryPermissionOf } from '@mediatheque/contract/core/permissions.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import {
  assertAllSeen,
  lockAsSeen,
  type SeenVersions,
} from '../../../../platform/access/seen-versions.ts'
import { recordCreated, recordingChanges } from '../../../../platform/audit/record-changes.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../../platform/http/app-error.ts'
import type { RowPage } from '../../../../platform/http/pagination.ts'
import type { Needs } from '../../../../platform/platform.ts'
import {
  listRoles,
  readRights,
  type RoleWithPermissions,
} from '../../../accounts/roles/roles.service.ts'
import {
  tellOfLeavingPlans,
  tellOfPlans,
} from '../../payment-providers/plans-there/tell-of-plans.service.ts'
import { PLAN_RIGHTS_TAG } from '../../plan-rights/plan-rights.service.ts'
import { canGrantRole } from '../products.policy.ts'
import { PLANS_TAG } from '../products.service.ts'
import {
  type CountedPrice,
  countPlans,
  deletePlanRows,
  findPlanRecords,
  hidePlans,
  insertPlan,
  listCountedPrices,
  listPlanIds,
  listPlanRecords,
  listUsedPlans,
  lockPlans,
  type NewPrice,
  type PlanColumns,
  type PlanRecord,
  readPlanRecords,
  replacePrices,
  updatePlanRow,
  writeOrder,
} from './plan-records.repository.ts'
import { auditedPlans } from './plans.history.ts'

export type { PlanRecord, PriceColumns } from './plan-records.repository.ts'

/** A plan with how many have each of its prices, and with those that are offered no more. */
export interface FullPlan extends PlanRecord {
  readonly counted: readonly CountedPrice[]
  readonly former: readonly CountedPrice[]
}

type ToWrite = Needs<'db' | 'cache' | 'jobs'>

export const listPlansToEdit = (
  { db }: Needs<'db'>,
  call: ListCall<typeof planList>,
): Promise<RowPage<PlanRecord>> => listPlanRecords(db, call)

/** The same plans, all of them, some at a time. */
export const readPlansToEdit = (
  { db }: Needs<'db'>,
  call: ListCall<typeof planList>,
): AsyncGenerator<readonly PlanRecord[]> => readPlanRecords(db, call)

/** Those of them that there are. */
export const findPlans = ({ db }: Needs<'db'>, ids: readonly number[]): Promise<PlanRecord[]> =>
  findPlanRecords(db, ids)

/** @throws AppError notFound */
export async function getFullPlan({ db }: Needs<'db'>, id: number): Promise<FullPlan> {
  const [plan] = await findPlanRecords(db, [id])
  if (!plan) throw new AppError('notFound')
  const prices = await listCountedPrices(db, id)
  return {
    ...plan,
    counted: prices.filter(({ retired_at }) => retired_at === null),
    former: prices.filter(({ retired_at }) => retired_at !== null),
  }
}

/** Roles that plans may grant: all but that of visitors, and those that may do everything. */
export async function listPlanRoles(
  platform: Needs<'db' | 'cache'>,
): Promise<readonly RoleWithPermissions[]> {
  const roles = await listRoles(platform)
  return roles.filter(
    ({ key, permissions }) => key !== 'guest' && permissions.every(({ name }) => name !== 'admin'),
  )
}

/** @throws AppError validation by field, conflict where there are as many as can be */
export function createPlan(
  platform: ToWrite,
  actor: LoggedInActor,
  form: PlanForm,
): Promise<FullPlan> {
  const prices = pricesOf(form)
  return platform.db.transaction().execute(async (tx) => {
    await lockPlans(tx)
    const { count, last } = await countPlans(tx)
    if (count >= MOST_PLANS)
      throw new AppError('conflict', { message: 'There are as many plans as there can be.' })
    await assertMayGrant(tx, actor, form.role_id)
    const id = await insertPlan(tx, columnsOf(form), last + 1)
    await replacePrices(tx, id, prices)
    await recordCreated(tx, auditedPlans, [id])
    await tellOfPlans(platform, tx, [id])
    await platform.cache.invalidate([PLANS_TAG], tx)
    return getFullPlan({ db: tx }, id)
  })
}

/**
 * In force at once, in every process: what it grants for all who have it, what it costs for whoever takes it from now on.
 * @throws AppError validation by field; OutdatedRecords
 */
export function savePlan(
  platform: ToWrite,
  actor: LoggedInActor,
  id: number,
  { version, ...form }: PlanForm & { readonly version: number },
): Promise<FullPlan> {
  const prices = pricesOf(form)
  return platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'products', { [id]: version })
    const [plan] = await findPlanRecords(tx, [id])
    if (form.role_id !== plan?.role_id) await assertMayGrant(tx, actor, form.role_id)
    await recordingChanges(tx, auditedPlans, { ids: [id], action: 'updated' }, async () => {
      await updatePlanRow(tx, id, columnsOf(form))
      await replacePrices(tx, id, prices)
    })
    await tellOfPlans(platform, tx, [id])
    await platform.cache.invalidate([PLANS_TAG, PLAN_RIGHTS_TAG], tx)
    return getFullPlan({ db: tx }, id)
  })
}

/** Those that nobody ever had, and nobody is about to get, go; who has one of the others keeps it. */
export function deletePlans(
  platform: ToWrite & Needs<'clock'>,
  plans: readonly PlanRecord[],
  seen: SeenVersions,
): Promise<{ deleted: number; hidden: number }> {
  const ids = plans.map(({ id }) => id)
  assertAllSeen(ids, seen)
  return platform.db
    .transaction()
    .execute(async (tx) => {
      await lockAsSeen(tx, 'products', seen)
      const used = await listUsedPlans(tx, ids, platform.clock.now())
      const unused = ids.filter((id) => !used.includes(id))
      await tellOfLeavingPlans(platform, tx, unused)
      await tellOfPlans(platform, tx, used)
      await recordingChanges(tx, auditedPlans, { ids: unused, action: 'deleted' }, () =>
        deletePlanRows(tx, unused),
      )
      await recordingChanges(tx, auditedPlans, { ids: used, action: 'hidden' }, () =>
        hidePlans(tx, used),
      )
      await platform.cache.invalidate([PLANS_TAG], tx)
      return { deleted: unused.length, hidden: used.length }
    })
    .catch((error: Error & { code?: string }) => {
      if (error.code !== FOREIGN_KEY_VIOLATION) throw error
      throw new AppError('conflict', { message: 'Somebody has this plan now.', cause: error })
    })
}

const FOREIGN_KEY_VIOLATION = '23503'

/** @throws AppError notFound where one of them is gone */
export function orderPlans(platform: ToWrite, wanted: readonly number[]): Promise<void> {
  return platform.db.transaction().execute(async (tx) => {
    await lockPlans(tx)
    const ids = await listPlanIds(tx)
    const first = [...new Set(wanted)]
    if (first.some((id) => !ids.includes(id))) throw new AppError('notFound')
    const ordered = [...first, ...ids.filter((id) => !first.includes(id))]
    await recordingChanges(tx, auditedPlans, { ids, action: 'updated' }, () =>
      writeOrder(tx, ordered),
    )
    await platform.cache.invalidate([PLANS_TAG], tx)
  })
}

const columnsOf = (form: PlanForm): PlanColumns => ({
  name: form.name,
  description: form.description,
  is_hidden: form.hidden,
  is_free: form.free,
  is_recommended: form.recommended,
  grants_premium: form.grants_premium,
  role_id: form.role_id,
  trial_days: form.trial_days,
  features: form.feature_list,
})

/** @throws AppError validation by field */
function pricesOf({ prices }: PlanForm): NewPrice[] {
  const places = prices.map(periodOf)
  return prices.map((price, place) => {
    if (!isExact(price.amount, price.currency))
      throw fieldError(`prices.${place}.amount`, 'This currency has no coins that small.')
    if (places.indexOf(places[place]!) !== place)
      throw fieldError(
        `prices.${place}.interval_count`,
        'There is a price for this period already.',
      )
    const { amount, ...others } = price
    return { ...others, amount_minor: toMinor(amount, price.currency) }
  })
}

const periodOf = ({ currency, interval, interval_count }: PriceForm) =>
  `${currency} ${interval_count} ${interval}`

/** Nobody hands out, with a plan, a role with rights that they lack. @throws AppError forbidden */
export async function assertMayHandOut(
  tx: Database,
  giverId: number,
  productId: number,
): Promise<void> {
  const [plan] = await findPlanRecords(tx, [productId])
  if (!plan?.role_id) return
  const { all, permissions } = await readRights(tx, giverId)
  const role = all.find(({ id }) => id === plan.role_id)
  if (role && !hasEveryPermissionOf({ permissions }, role)) throw new AppError('forbidden')
}

/** @throws AppError validation: whoever takes the plan could do what its editor may not */
async function assertMayGrant(
  tx: Database,
  actor: LoggedInActor,
  roleId: number | null,
): Promise<void> {
  if (roleId === null) return
  const { all, permissions } = await readRights(tx, actor.user.id)
  const role = all.find(({ id }) => id === roleId)
  const refuse = (message: string) => fieldError('role_id', message)
  if (!role) throw refuse('This role does not exist any more.')
  if (!canGrantRole({ ...actor, permissions }, role))
    throw refuse(
      'A plan grants no role with rights that you lack, and none that may do everything.',
    )
}
