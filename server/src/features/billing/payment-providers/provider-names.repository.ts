import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type {
  Prices,
  Products,
  ProviderPrices,
} from '../../../platform/database/types.generated.ts'

export interface Realm {
  readonly gateway: string
  readonly realm: string
}

export type PriceWithPlan = Selectable<Prices> &
  Pick<
    Selectable<Products>,
    'name' | 'description' | 'features' | 'is_hidden' | 'is_free' | 'trial_days'
  >

export function findPriceWithPlan(
  db: Database,
  priceId: number,
): Promise<PriceWithPlan | undefined> {
  return db
    .selectFrom('prices as c')
    .innerJoin('products as p', 'p.id', 'c.product_id')
    .selectAll('c')
    .select(['p.name', 'p.description', 'p.features', 'p.is_hidden', 'p.is_free', 'p.trial_days'])
    .where('c.id', '=', priceId)
    .executeTakeFirst()
}

export interface ProviderName {
  /** Ours, to be made there by. */
  readonly key: string
  readonly provider_id: string | null
}

/** What a plan is called at a provider. */
export async function keepProduct(
  db: Database,
  { gateway, realm }: Realm,
  product_id: number,
): Promise<ProviderName> {
  await db
    .insertInto('provider_products')
    .values({ gateway, realm, product_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db
    .selectFrom('provider_products')
    .select(['key', 'provider_id'])
    .where('gateway', '=', gateway)
    .where('realm', '=', realm)
    .where('product_id', '=', product_id)
    .executeTakeFirstOrThrow()
}

/** The product that all plans of the site are under, where a provider wants them under one. */
export async function keepCatalog(db: Database, { gateway, realm }: Realm): Promise<ProviderName> {
  await db
    .insertInto('provider_catalogs')
    .values({ gateway, realm })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db
    .selectFrom('provider_catalogs')
    .select(['key', 'provider_id'])
    .where('gateway', '=', gateway)
    .where('realm', '=', realm)
    .executeTakeFirstOrThrow()
}

type PriceTerms = Pick<
  Selectable<ProviderPrices>,
  | 'price_id'
  | 'amount_minor'
  | 'currency'
  | 'interval'
  | 'interval_count'
  | 'trial_days'
  | 'begins_cheaper'
  | 'within'
>

export async function keepPrice(
  db: Database,
  { gateway, realm }: Realm,
  terms: PriceTerms,
): Promise<ProviderName & { readonly id: number; readonly closed_at: Date | null }> {
  await db
    .insertInto('provider_prices')
    .values({ gateway, realm, ...terms })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  let query = db
    .selectFrom('provider_prices')
    .select(['id', 'key', 'provider_id', 'closed_at'])
    .where('gateway', '=', gateway)
    .where('realm', '=', realm)
    .where('replaced_at', 'is', null)
  for (const [name, value] of Object.entries(terms))
    query = query.where(name as keyof PriceTerms, '=', value)
  return query.executeTakeFirstOrThrow()
}

export async function saveProduct(
  db: Database,
  { gateway, realm }: Realm,
  { productId, providerId }: { productId: number; providerId: string },
): Promise<void> {
  await db
    .updateTable('provider_products')
    .set({ provider_id: providerId })
    .where('gateway', '=', gateway)
    .where('realm', '=', realm)
    .where('product_id', '=', productId)
    .execute()
}

export async function saveCatalog(
  db: Database,
  { gateway, realm }: Realm,
  providerId: string,
): Promise<void> {
  await db
    .updateTable('provider_catalogs')
    .set({ provider_id: providerId })
    .where('gateway', '=', gateway)
    .where('realm', '=', realm)
    .execute()
}

export async function savePrice(
  db: Database,
  { id, providerId }: { id: number; providerId: string },
): Promise<void> {
  await db
    .updateTable('provider_prices')
    .set({ provider_id: providerId })
    .where('id', '=', id)
    .execute()
}

/** The product that a price of a provider is sold under, where that is not the usual one. */
export async function findUnusualProduct(
  db: Database,
  { gateway, realm }: Realm,
  providerId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('provider_prices')
    .select('within')
    .where('gateway', '=', gateway)
    .where('realm', '=', realm)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  return row?.within || undefined
}

/** Which price of ours a provider means. */
export async function findPriceIdOf(
  db: Database,
  { gateway, realm }: Realm,
  providerId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('provider_prices')
    .select('price_id')
    .where('gateway', '=', gateway)
    .where('realm', '=', realm)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  return row?.price_id
}

export async function keepCustomer(
  db: Database,
  { gateway, realm }: Realm,
  user_id: number,
): Promise<{ key: string; provider_id: string | null }> {
  await db
    .insertInto('provider_customers')
    .values({ gateway, realm, user_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db
    .selectFrom('provider_customers')
    .select(['key', 'provider_id'])
    .where('gateway', '=', gateway)
    .where('realm', '=', realm)
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
}

export async function saveCustomer(
  db: Database,
  { gateway, realm }: Realm,
  { userId, providerId }: { userId: number; providerId: string },
): Promise<void> {
  await db
    .updateTable('provider_customers')
    .set({ provider_id: providerId })
    .where('gateway', '=', gateway)
    .where('realm', '=', realm)
    .where('user_id', '=', userId)
    .execute()
}

/** Whose a customer of a provider is. */
export async function findUserIdOf(
  db: Database,
  { gateway, realm }: Realm,
  customerId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('provider_customers')
    .select('user_id')
    .where('gateway', '=', gateway)
    .where('realm', '=', realm)
    .where('provider_id', '=', customerId)
    .executeTakeFirst()
  return row?.user_id
}
