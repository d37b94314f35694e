import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import type { ProviderPrices } from '../../../../platform/database/types.generated.ts'
import type { Realm } from '../provider-names.repository.ts'

export interface PlanPrice {
  readonly id: number
  readonly amount_minor: number
  readonly currency: string
  readonly interval: string
  readonly interval_count: number
}

/** A plan as it is to be held by providers. */
export interface PlanToHold {
  readonly id: number
  readonly name: string
  /** Whether somebody can take it. */
  readonly is_sold: boolean
  readonly trial_days: number
  /** Those that are offered. */
  readonly prices: readonly PlanPrice[]
}

export async function findPlanToHold(db: Database, id: number): Promise<PlanToHold | undefined> {
  return (await listPlansToHold(db, [id]))[0]
}

/** In their order. */
export function listPlansToHold(db: Database, ids: readonly number[]): Promise<PlanToHold[]> {
  return db
    .selectFrom('products as p')
    .select([
      'p.id',
      'p.name',
      'p.trial_days',
      sql<boolean>`not p.is_hidden and not p.is_free`.as('is_sold'),
      sql<
        PlanPrice[]
      >`coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'amount_minor', c.amount_minor,
          'currency', c.currency, 'interval', c.interval, 'interval_count', c.interval_count) order by c.amount_minor, c.id)
        from prices c where c.product_id = p.id and c.retired_at is null and c.amount_minor > 0), '[]')`.as(
        'prices',
      ),
    ])
    .where('p.id', 'in', [0, ...ids])
    .orderBy('p.position')
    .orderBy('p.id')
    .execute()
}

/** What a provider was told of a price of ours. */
export interface HeldRow extends Selectable<ProviderPrices> {
  readonly provider_id: string
}

export async function listHeldRows(
  db: Database,
  { gateway, realm }: Realm,
  productIds: readonly number[],
): Promise<HeldRow[]> {
  const rows = await db
    .selectFrom('provider_prices as h')
    .innerJoin('prices as c', 'c.id', 'h.price_id')
    .selectAll('h')
    .where('h.gateway', '=', gateway)
    .where('h.realm', '=', realm)
    .where('c.product_id', 'in', [0, ...productIds])
    .where('h.provider_id', 'is not', null)
    .where('h.replaced_at', 'is', null)
    .orderBy('h.amount_minor')
    .orderBy('h.id')
    .execute()
  return rows as HeldRow[]
}

/** What providers hold of plans, by provider: to be closed there when the plans are gone here. */
export async function listNamesOf(
  db: Database,
  productIds: readonly number[],
): Promise<(Realm & { product: string | null; prices: string[] })[]> {
  const { rows } = await sql<Realm & { product: string | null; prices: string[] }>`
    select h.gateway, h.realm, o.provider_id as product, array_agg(h.provider_id order by h.id) as prices
    from provider_prices h
    join prices c on c.id = h.price_id
    left join provider_products o on o.product_id = c.product_id and o.gateway = h.gateway and o.realm = h.realm
    where c.product_id = any (${[...productIds]}::bigint[]) and h.provider_id is not null and h.replaced_at is null
    group by h.gateway, h.realm, c.product_id, o.provider_id`.execute(db)
  return rows
}

export async function markClosed(db: Database, id: number, at: Date | null): Promise<void> {
  await db.updateTable('provider_prices').set({ closed_at: at }).where('id', '=', id).execute()
}

/** It is to be sold there anew. */
export async function markReplaced(db: Database, id: number, now: Date): Promise<void> {
  await db.updateTable('provider_prices').set({ replaced_at: now }).where('id', '=', id).execute()
}

/** A product that is gone there is made anew, by another key: by the same one the provider might answer what it answered. */
export async function forgetProduct(
  db: Database,
  { gateway, realm }: Realm,
  providerId: string,
): Promise<void> {
  const anew = { provider_id: null, key: sql<string>`gen_random_uuid()` }
  await db
    .updateTable('provider_products')
    .set(anew)
    .where('gateway', '=', gateway)
    .where('realm', '=', realm)
    .where('provider_id', '=', providerId)
    .execute()
  await db
    .updateTable('provider_catalogs')
    .set(anew)
    .where('gateway', '=', gateway)
    .where('realm', '=', realm)
    .where('provider_id', '=', providerId)
    .execute()
}
