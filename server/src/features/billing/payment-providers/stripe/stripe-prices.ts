import type Stripe from 'stripe'
import {
  type HeldPrice,
  type PriceToSell,
  ProviderError,
  type ProviderCatalog,
  type SoldPrice,
} from '../payment-provider.ts'
import { askStripe, findAtStripe } from './stripe-client.ts'
import { amountForStripe, idOf, moneyOfStripe } from './stripe-readers.ts'

/** Products and prices: each plan is a product with the name of the plan, and its prices never change but for being closed. */
export function stripePrices(stripe: Stripe): ProviderCatalog {
  const productOf = async (priceId: string) =>
    idOf((await stripe.prices.retrieve(priceId)).product)!
  return {
    ensurePrice: (price, known) => ensureStripePrice(stripe, price, known),
    findPrice: async (priceId) => {
      const found = await findAtStripe(() =>
        stripe.prices.retrieve(priceId, { expand: ['product'] }),
      )
      return found && readPrice(found)
    },
    archivePrice: async (priceId) => {
      await askStripe(() => stripe.prices.update(priceId, { active: false }))
    },
    openPrice: async (priceId) => {
      await askStripe(async () => {
        await stripe.products.update(await productOf(priceId), { active: true })
        await stripe.prices.update(priceId, { active: true })
      })
    },
    renamePrice: async (priceId, name) => {
      await askStripe(async () => stripe.products.update(await productOf(priceId), { name }))
    },
    hasProduct: async (id) => {
      const found = await findAtStripe(() => stripe.products.retrieve(id))
      return found !== undefined && !('deleted' in found && found.deleted)
    },
    archiveProduct: async (id) => {
      await findAtStripe(() => stripe.products.update(id, { active: false }))
    },
  }
}

function readPrice(price: Stripe.Price): HeldPrice | undefined {
  const { product, recurring, unit_amount: amount, currency } = price
  if (!product || typeof product === 'string')
    throw new ProviderError('unclear', `${price.id} has no product`)
  if (product.deleted) return undefined
  return {
    name: product.name,
    isActive: price.active && product.active,
    amount: amount === null ? null : moneyOfStripe(amount, currency),
    interval: recurring?.interval ?? 'once',
    intervalCount: recurring?.interval_count ?? 1,
  }
}

/** Where a price is not what it was sold as any more, another is made: those of Stripe never change. */
async function ensureStripePrice(
  stripe: Stripe,
  price: PriceToSell,
  known: Partial<SoldPrice>,
): Promise<SoldPrice> {
  const productId = known.productId ?? (await ensureProduct(stripe, price))
  if (known.priceId !== undefined) return { productId, priceId: known.priceId }
  const found = await askStripe(() =>
    stripe.prices.list({ lookup_keys: [price.priceKey], active: true, limit: 1 }),
  )
  const made =
    found.data[0] ??
    (await askStripe(() =>
      stripe.prices.create(
        {
          product: productId,
          currency: price.amount.currency.toLowerCase(),
          unit_amount: amountForStripe(price.amount),
          recurring: { interval: price.interval, interval_count: price.intervalCount },
          lookup_key: price.priceKey,
        },
        { idempotencyKey: `price ${price.priceKey}` },
      ),
    ))
  return { productId, priceId: made.id }
}

async function ensureProduct(
  stripe: Stripe,
  { productKey, productName: name }: PriceToSell,
): Promise<string> {
  const found = await findAtStripe(() => stripe.products.retrieve(productKey))
  if (found) return found.id
  const made = await askStripe(() =>
    stripe.products.create({ id: productKey, name }, { idempotencyKey: `product ${productKey}` }),
  )
  return made.id
}
