import type { ListQuery } from '@mediatheque/contract/core/list-query.ts'
import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Prices, Products } from '../../../platform/database/types.generated.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'

export type ProductRow = Selectable<Products>
export type PriceRow = Selectable<Prices>

export type PageOfProducts = Pick<ListQuery, 'page' | 'perPage' | 'paginate'>

export function listProductRows(
  db: Database,
  list: PageOfProducts,
  { withHidden }: { withHidden: boolean },
): Promise<RowPage<ProductRow>> {
  const all = db.selectFrom('products').selectAll()
  const shown = withHidden ? all : all.where('is_hidden', '=', false)
  return paginate<ProductRow>(db, list, shown.orderBy('position').orderBy('id') as never)
}

/** Those that are offered, cheapest first. */
export function listPricesOf(db: Database, productIds: readonly number[]): Promise<PriceRow[]> {
  if (productIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('prices')
    .selectAll()
    .where('product_id', 'in', productIds)
    .where('retired_at', 'is', null)
    .orderBy('amount_minor')
    .orderBy('id')
    .execute()
}
