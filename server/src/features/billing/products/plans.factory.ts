import type { Insertable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Prices, Products } from '../../../platform/database/types.generated.ts'
import type { PriceRow, ProductRow } from './products.repository.ts'

let made = 0

/** A plan for tests, with one price of 5 euros a month unless others are given. */
export async function buildPlan(
  db: Database,
  {
    prices = [{}],
    ...overrides
  }: Partial<Insertable<Products>> & { prices?: Partial<Insertable<Prices>>[] } = {},
): Promise<{ product: ProductRow; prices: PriceRow[] }> {
  made += 1
  const product = await db
    .insertInto('products')
    .values({ name: `Plan ${made}`, ...overrides })
    .returningAll()
    .executeTakeFirstOrThrow()
  const rows: PriceRow[] = []
  for (const price of prices) {
    rows.push(
      await db
        .insertInto('prices')
        .values({
          product_id: product.id,
          amount_minor: 500,
          currency: 'EUR',
          interval: 'month',
          ...price,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  }
  return { product, prices: rows }
}
