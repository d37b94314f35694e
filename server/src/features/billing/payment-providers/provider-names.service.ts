import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import type { PaymentProvider, PriceToSell } from './payment-provider.ts'
import {
  findPriceWithPlan,
  keepCatalog,
  keepCustomer,
  keepPrice,
  keepProduct,
  type PriceWithPlan,
  type ProviderName,
  saveCatalog,
  saveCustomer,
  savePrice,
  saveProduct,
} from './provider-names.repository.ts'

export {
  findPriceIdOf,
  findPriceWithPlan,
  findUnusualProduct,
  findUserIdOf,
  type PriceWithPlan,
} from './provider-names.repository.ts'

export interface SaleTerms {
  /** Days for free and cheaper periods, where the provider sells them with the price. */
  readonly trialDays?: number
  readonly beginsCheaper?: boolean
  /** For who has something of this product of the provider, which is not the usual one, and changes to another plan. */
  readonly within?: string | undefined
}

/**
 * The name that a provider has for a price, which is made there where it is not yet. Made twice at once it is one: by keys
 * of ours, which are kept before the provider is asked.
 * @returns undefined for a price that is gone
 * @throws ProviderError
 */
export async function sellPrice(
  platform: Needs<'db' | ToReadSettings>,
  provider: PaymentProvider,
  priceId: number,
  { trialDays = 0, beginsCheaper = false, within = '' }: SaleTerms = {},
): Promise<string | undefined> {
  const price = await findPriceWithPlan(platform.db, priceId)
  if (!price) return undefined
  const { currency, interval, interval_count, amount_minor } = price
  const trial_days = provider.sellsTrials ? trialDays : 0
  const begins_cheaper = provider.sellsTrials && beginsCheaper
  const terms = { amount_minor, currency, interval, interval_count, trial_days, begins_cheaper }
  const sold = await keepPrice(platform.db, provider, { price_id: priceId, ...terms, within })
  if (sold.provider_id !== null) {
    // It was offered no more for a while, and whoever says so there may be late.
    if (sold.closed_at) await provider.openPrice(sold.provider_id)
    return sold.provider_id
  }
  const product = await nameProduct(platform, provider, price)
  const made = await provider.ensurePrice(
    {
      productKey: product.key,
      productName: product.name,
      priceKey: sold.key,
      name: price.name,
      amount: { minor: amount_minor, currency },
      interval: interval as PriceToSell['interval'],
      intervalCount: interval_count,
      trialDays: trial_days,
      beginsCheaper: begins_cheaper,
    },
    productOf(within || product.provider_id),
  )
  if (within === '') await product.save(made.productId)
  await savePrice(platform.db, { id: sold.id, providerId: made.priceId })
  return made.priceId
}

const productOf = (id: string | null) => (id === null ? {} : { productId: id })

export const keepName = (
  db: Database,
  provider: PaymentProvider,
  productId: number,
): Promise<ProviderName> =>
  provider.keepsToOneProduct ? keepCatalog(db, provider) : keepProduct(db, provider, productId)

interface NamedProduct extends ProviderName {
  readonly name: string
  save(providerId: string): Promise<void>
}

/** What a plan is under at a provider: a product of its own, or the one of the site. */
async function nameProduct(
  platform: Needs<'db' | ToReadSettings>,
  provider: PaymentProvider,
  { product_id: productId, name }: PriceWithPlan,
): Promise<NamedProduct> {
  const { db } = platform
  const kept = await keepName(db, provider, productId)
  if (!provider.keepsToOneProduct)
    return {
      ...kept,
      name,
      save: (providerId) => saveProduct(db, provider, { productId, providerId }),
    }
  const { branding } = await getSettings(platform)
  return {
    ...kept,
    name: branding.site_name,
    save: (providerId) => saveCatalog(db, provider, providerId),
  }
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
