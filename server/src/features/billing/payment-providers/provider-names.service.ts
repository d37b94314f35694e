import type { Needs } from '../../../platform/platform.ts'
import type { PaymentProvider, PriceToSell } from './payment-provider.ts'
import {
  findPriceWithPlan,
  keepCustomer,
  keepPrice,
  keepProduct,
  saveCustomer,
  saveSold,
} from './provider-names.repository.ts'

export {
  findPriceIdOf,
  findPriceWithPlan,
  findUserIdOf,
  type PriceWithPlan,
} from './provider-names.repository.ts'

/**
 * The name that a provider has for a price, which is made there where it is not yet. Made twice at once it is one: by keys
 * of ours, which are kept before the provider is asked.
 * @param begin days for free and cheaper periods, where the provider sells them with the price
 * @returns undefined for a price that is gone
 * @throws ProviderError
 */
export async function sellPrice(
  platform: Needs<'db'>,
  provider: PaymentProvider,
  priceId: number,
  { trialDays = 0, beginsCheaper = false }: { trialDays?: number; beginsCheaper?: boolean } = {},
): Promise<string | undefined> {
  const price = await findPriceWithPlan(platform.db, priceId)
  if (!price) return undefined
  const { product_id, currency, interval, interval_count } = price
  const amount = { minor: price.amount_minor, currency }
  const trial_days = provider.sellsTrials ? trialDays : 0
  const begins_cheaper = provider.sellsTrials && beginsCheaper
  const terms = {
    amount_minor: amount.minor,
    currency,
    interval,
    interval_count,
    trial_days,
    begins_cheaper,
  }
  const product = await keepProduct(platform.db, provider, product_id)
  const sold = await keepPrice(platform.db, provider, { price_id: priceId, ...terms })
  if (sold.provider_id !== null) return sold.provider_id
  const made = await provider.ensurePrice(
    {
      productKey: product.key,
      priceKey: sold.key,
      name: price.name,
      amount,
      interval: interval as PriceToSell['interval'],
      intervalCount: interval_count,
      trialDays: trial_days,
      beginsCheaper: begins_cheaper,
    },
    product.provider_id === null ? {} : { productId: product.provider_id },
  )
  await saveSold(platform.db, provider, {
    productId: product_id,
    providerProductId: made.productId,
    rowId: sold.id,
    providerPriceId: made.priceId,
  })
  return made.priceId
}

/** The name that a provider has for an account. */
export async function nameCustomer(
  platform: Needs<'db'>,
  provider: PaymentProvider,
  { id, email, username }: { id: number; email: string; username: string },
): Promise<string | null> {
  const known = await keepCustomer(platform.db, provider, id)
  if (known.provider_id !== null) return known.provider_id
  const providerId = await provider.ensureCustomer({ key: known.key, email, name: username })
  if (providerId !== null) await saveCustomer(platform.db, provider, { userId: id, providerId })
  return providerId
}
