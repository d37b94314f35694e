import type { Insertable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Prices, Products } from '../../../platform/database/types.generated.ts'

/** A plan with its prices; one whose import key is there already stays as it is, prices included. */
export async function insertProduct(
  db: Database,
  product: Insertable<Products>,
  prices: readonly Omit<Insertable<Prices>, 'product_id'>[],
): Promise<void> {
  const inserted = await db
    .insertInto('products')
    .values(product)
    .onConflict((conflict) => conflict.column('import_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted && prices.length > 0)
    await db
      .insertInto('prices')
      .values(prices.map((price) => ({ ...price, product_id: inserted.id })))
      .execute()
}

/** Those that nobody has subscribed to. */
export async function deleteUnusedProductsOfImport(db: Database, keysLike: string): Promise<void> {
  await db
    .deleteFrom('products')
    .where('import_key', 'like', keysLike)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('subscriptions')
            .select('subscriptions.id')
            .whereRef('subscriptions.product_id', '=', 'products.id'),
        ),
      ),
    )
    .execute()
}
