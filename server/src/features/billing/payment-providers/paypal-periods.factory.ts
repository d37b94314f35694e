// oxlint-disable-next-line typescript/no-explicit-any -- the shapes that are documented are written out where they are made
export type Thing = Record<string, any>

interface Plans {
  readonly plans: ReadonlyMap<string, Thing>
}

const DAY_MS = 86_400_000
const LENGTHS: Readonly<Record<string, number>> = { DAY: 1, MONTH: 30, YEAR: 365 }

/** What a subscription costs next, for how long, and how many cheaper periods are left. */
export function priceOf(store: Plans, subscription: Thing) {
  const cycles = (store.plans.get(subscription['plan_id'])!['billing_cycles'] as Thing[]).map(
    (cycle) => ({
      ...cycle,
      ...((subscription['override'] ?? []) as Thing[]).find(
        ({ sequence }) => sequence === cycle['sequence'],
      ),
    }),
  ) as Thing[]
  const regular = cycles.find((one) => one['tenure_type'] === 'REGULAR')!
  const trials = cycles.filter((one) => one['tenure_type'] === 'TRIAL')
  const free = trials.find((one) => one['pricing_scheme'] === undefined)
  const cheaper = trials.find((one) => one['pricing_scheme'] !== undefined)
  const left = cheaper ? cheaper['total_cycles'] - (subscription['cheaper_paid'] ?? 0) : 0
  const lengthOf = ({ frequency }: Thing) =>
    LENGTHS[frequency.interval_unit]! * frequency.interval_count * DAY_MS
  return {
    money: (left > 0 ? cheaper! : regular)['pricing_scheme'].fixed_price,
    hasCheaper: cheaper !== undefined,
    left,
    ms: lengthOf(regular),
    trialMs: free ? lengthOf(free) : 0,
  }
}

/** As PayPal counts what ran: the period that runs is no more among those that remain. */
export const executionsOf = (store: Plans, subscription: Thing): Thing[] => {
  const { hasCheaper, left } = priceOf(store, subscription)
  return [
    ...(hasCheaper ? [{ tenure_type: 'TRIAL', cycles_remaining: left }] : []),
    { tenure_type: 'REGULAR', cycles_remaining: 0 },
  ]
}
