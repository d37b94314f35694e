import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  findPriceWithPlan,
  type PriceWithPlan,
} from '../payment-providers/provider-names.service.ts'

/**
 * A price that members may choose: of a plan that is shown and costs something.
 * @throws AppError validation for every other, in the same words as for none
 */
export async function getSoldPrice(
  { db }: Needs<'db'>,
  priceId: number,
  productId?: number,
): Promise<PriceWithPlan> {
  const price = await findPriceWithPlan(db, priceId)
  const isSold =
    price &&
    price.retired_at === null &&
    !price.is_hidden &&
    !price.is_free &&
    price.amount_minor > 0 &&
    (productId === undefined || price.product_id === productId)
  if (!isSold) throw fieldError('price_id', 'Please choose a price of a plan.')
  return price
}
