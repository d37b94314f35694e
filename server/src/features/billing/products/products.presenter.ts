import { toWhole } from '@mediatheque/contract/billing/money.ts'
import type {
  PriceView,
  ProductView,
} from '@mediatheque/contract/billing/products/products.schemas.ts'
import type { PriceRow, ProductRow } from './products.repository.ts'
import type { Plan } from './products.service.ts'

type PriceColumns = Pick<
  PriceRow,
  'id' | 'amount_minor' | 'currency' | 'interval' | 'interval_count'
>

export function presentPrice({
  id,
  amount_minor,
  currency,
  interval,
  interval_count,
}: PriceColumns): PriceView {
  return {
    id,
    amount: toWhole(amount_minor, currency),
    currency,
    interval: interval as PriceView['interval'],
    interval_count,
  }
}

export function presentProductTexts({
  id,
  name,
  description,
  features,
}: Pick<ProductRow, 'id' | 'name' | 'description' | 'features'>) {
  return { id, name, description, feature_list: [...features] }
}

export function presentPlan({ product, prices }: Plan): ProductView {
  const { is_hidden, is_free, is_recommended, trial_days } = product
  return {
    ...presentProductTexts(product),
    hidden: is_hidden,
    free: is_free,
    recommended: is_recommended,
    trial_days,
    prices: prices.map(presentPrice),
  }
}
