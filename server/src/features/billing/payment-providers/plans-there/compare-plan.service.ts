import type { DifferenceKind } from '@mediatheque/contract/billing/products/providers/plans-there.schemas.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { takesSale } from '../open-provider.service.ts'
import type { HeldPrice, PaymentProvider } from '../payment-provider.ts'
import {
  type HeldRow,
  listHeldRows,
  type PlanPrice,
  type PlanToHold,
} from './provider-prices.repository.ts'

/** How a price differs at a provider; of one that was never made there no row. */
export interface FoundDifference {
  readonly kind: DifferenceKind
  readonly price: PlanPrice
  readonly row: HeldRow | null
  readonly held: HeldPrice | null
}

/** Asked at once; a plan has a few prices, and each may be sold there in two or three ways. */
const AT_ONCE = 4

/**
 * Asks a provider for whatever it was told of a plan.
 * @param sells whether members can pay there: else nothing has to be made there
 * @throws ProviderError
 */
export async function compareAt(
  db: Database,
  provider: PaymentProvider,
  { plan, sells }: { readonly plan: PlanToHold; readonly sells: boolean },
): Promise<FoundDifference[]> {
  const rows = await listHeldRows(db, provider, [plan.id])
  const found: FoundDifference[] = []
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE)
    const held = await Promise.all(some.map(({ provider_id: id }) => provider.findPrice(id)))
    found.push(...some.flatMap((row, at) => differencesOf(plan, row, held[at])))
  }
  if (!sells || !plan.is_sold) return found
  const isMade = (price: PlanPrice) => rows.some((row) => row.price_id === price.id && isUsual(row))
  const missing = plan.prices.filter((price) => !isMade(price))
  return [
    ...found,
    ...missing.map((price) => ({
      kind: isTaken(provider, price) ? ('missing' as const) : ('untaken' as const),
      price,
      row: null,
      held: null,
    })),
  ]
}

function isTaken({ gateway }: PaymentProvider, price: PlanPrice): boolean {
  const { amount_minor: minor, currency, interval, interval_count: intervalCount } = price
  const amount = { minor, currency }
  return takesSale(gateway, { amount, due: amount, interval, intervalCount, cheaperPayments: null })
}

/** As whoever takes the plan at its price buys it. */
const isUsual = ({ trial_days, begins_cheaper, within }: HeldRow): boolean =>
  trial_days === 0 && !begins_cheaper && within === ''

/** Whether somebody may be sold it now, in whichever way. */
export const isWanted = (plan: PlanToHold, row: HeldRow): boolean =>
  plan.is_sold &&
  plan.prices.some(({ id }) => id === row.price_id) &&
  (row.trial_days === 0 || row.trial_days === plan.trial_days)

function differencesOf(
  plan: PlanToHold,
  row: HeldRow,
  held: HeldPrice | undefined,
): FoundDifference[] {
  const { price_id: id, amount_minor, currency, interval, interval_count } = row
  const price = { id, amount_minor, currency, interval, interval_count }
  const differs = (kind: DifferenceKind): FoundDifference[] => [
    { kind, price, row, held: held ?? null },
  ]
  const wanted = isWanted(plan, row)
  if (!held) return wanted ? differs('missing') : []
  const isOther =
    !held.amount || held.amount.minor !== amount_minor || held.amount.currency !== currency
  const isOtherTime = held.interval !== interval || held.intervalCount !== interval_count
  if (wanted && isOther) return differs('amount')
  if (wanted && isOtherTime) return differs('period')
  return [
    ...(held.name !== null && held.name !== plan.name ? differs('name') : []),
    ...(wanted && !held.isActive ? differs('closed') : []),
    ...(!wanted && held.isActive ? differs('open') : []),
  ]
}
