import { z } from 'zod'
import { listQuery, paginated } from '../../core/list-query.ts'

export const PRICE_INTERVALS = ['day', 'month', 'year'] as const

export const priceView = z.object({
  id: z.number(),
  /** In whole units of the currency: 4.5 is four euros fifty. */
  amount: z.number(),
  /** ISO 4217. */
  currency: z.string(),
  interval: z.enum(PRICE_INTERVALS),
  interval_count: z.number(),
})
export type PriceView = z.infer<typeof priceView>

/** A plan. Its texts are shown through the language lines, so that a site can translate them. */
export const productView = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string().nullable(),
  /** Not offered any more; only those who manage plans are told of it here. */
  hidden: z.boolean(),
  free: z.boolean(),
  recommended: z.boolean(),
  feature_list: z.array(z.string()),
  /** Nothing is paid for so many days. */
  trial_days: z.number(),
  prices: z.array(priceView),
})
export type ProductView = z.infer<typeof productView>

export const listProductsQuery = listQuery.pick({ page: true, perPage: true, paginate: true })
export const productPage = paginated(productView)
