import {
  type HeldPrice,
  type PriceToSell,
  ProviderError,
  type ProviderCatalog,
  type Sale,
  type SoldPrice,
} from '../payment-provider.ts'
import { actAtPaypal, type PaypalClient } from './paypal-client.ts'
import {
  amountForPaypal,
  idAnswer,
  nothing,
  planAnswer,
  type PlanAnswer,
} from './paypal-readers.ts'

/** As long as PayPal takes one period to be. */
const LONGEST: Readonly<Record<PriceToSell['interval'], number>> = { day: 365, month: 12, year: 1 }

/** How often a cycle that costs less can run. */
const MOST_CYCLES = 999

export function paypalTakes(sale: Sale): boolean {
  const { amount, due, interval, intervalCount, cheaperPayments } = sale
  if (intervalCount > LONGEST[interval as PriceToSell['interval']]) return false
  if (cheaperPayments !== null && cheaperPayments > MOST_CYCLES) return false
  try {
    return [amount, due].every((money) => amountForPaypal(money).value !== '')
  } catch {
    return false
  }
}

const pathOf = (id: string) => `/v1/billing/plans/${encodeURIComponent(id)}`

/** Each price is what PayPal calls a plan, all of them under one product. */
export function paypalPrices(paypal: PaypalClient): ProviderCatalog {
  return {
    ensurePrice: (price, known) => ensurePrice(paypal, price, known),
    findPrice: async (id) => {
      const found = await paypal.find({ path: pathOf(id) }, planAnswer)
      return found && readPlan(found)
    },
    archivePrice: (id) => actAtPaypal(paypal, `${pathOf(id)}/deactivate`),
    openPrice: (id) => actAtPaypal(paypal, `${pathOf(id)}/activate`),
    renamePrice: async (id, name) => {
      const body = [{ op: 'replace', path: '/name', value: name }]
      await paypal.ask({ path: pathOf(id), method: 'PATCH', body }, nothing)
    },
    hasProduct: async (id) => {
      const path = `/v1/catalogs/products/${encodeURIComponent(id)}`
      return (await paypal.find({ path }, idAnswer)) !== undefined
    },
    // It is that of all plans.
    archiveProduct: () => Promise.resolve(),
  }
}

function readPlan({ name, status, billing_cycles: cycles }: PlanAnswer): HeldPrice {
  const regular = cycles.find(({ tenure_type }) => tenure_type === 'REGULAR')
  const isActive = status === 'ACTIVE'
  return {
    // As long as nobody can subscribe to it, its status alone can be changed.
    name: isActive ? name : null,
    isActive,
    amount: regular?.pricing_scheme?.fixed_price ?? null,
    interval: regular?.frequency.interval_unit.toLowerCase() ?? '',
    intervalCount: regular?.frequency.interval_count ?? 1,
  }
}

async function ensurePrice(
  paypal: PaypalClient,
  price: PriceToSell,
  known: Partial<SoldPrice>,
): Promise<SoldPrice> {
  if (price.intervalCount > LONGEST[price.interval])
    throw new ProviderError('refused', 'paypal takes periods of a year at most')
  const productId = known.productId ?? (await makeProduct(paypal, price))
  if (known.priceId !== undefined) return { productId, priceId: known.priceId }
  const regular = {
    frequency: {
      interval_unit: price.interval.toUpperCase(),
      interval_count: price.intervalCount,
    },
    tenure_type: 'REGULAR',
    total_cycles: 0,
    pricing_scheme: { fixed_price: amountForPaypal(price.amount) },
  }
  const trial = {
    frequency: { interval_unit: 'DAY', interval_count: price.trialDays },
    tenure_type: 'TRIAL',
    total_cycles: 1,
  }
  // How much less, and for how many periods, each subscription says by itself.
  const cheaper = { ...regular, tenure_type: 'TRIAL', total_cycles: 1 }
  const cycles = [
    ...(price.trialDays > 0 ? [trial] : []),
    ...(price.beginsCheaper ? [cheaper] : []),
    regular,
  ]
  const { id } = await paypal.ask(
    {
      path: '/v1/billing/plans',
      method: 'POST',
      key: price.priceKey,
      body: {
        product_id: productId,
        name: price.name,
        billing_cycles: cycles.map((cycle, at) => ({ ...cycle, sequence: at + 1 })),
        payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: 3 },
      },
    },
    idAnswer,
  )
  return { productId, priceId: id }
}

async function makeProduct(paypal: PaypalClient, price: PriceToSell): Promise<string> {
  const { productKey, productName: name } = price
  const { id } = await paypal.ask(
    {
      path: '/v1/catalogs/products',
      method: 'POST',
      key: productKey,
      body: { name, type: 'SERVICE' },
    },
    idAnswer,
  )
  return id
}
