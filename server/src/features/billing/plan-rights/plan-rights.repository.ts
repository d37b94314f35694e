import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Subscriptions } from '../../../platform/database/types.generated.ts'

export type TermRow = Pick<
  Selectable<Subscriptions>,
  'id' | 'starts_at' | 'ends_at' | 'ended_at' | 'grace_until'
> & {
  readonly grants_premium: boolean
  readonly role_id: number | null
}

export function listTerms(db: Database, userId: number): Promise<TermRow[]> {
  return db
    .selectFrom('subscriptions as s')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .select([
      's.id',
      's.starts_at',
      's.ends_at',
      's.ended_at',
      's.grace_until',
      'p.grants_premium',
      'p.role_id',
    ])
    .where('s.user_id', '=', userId)
    .where('s.ended_at', 'is', null)
    .execute()
}

/** Numbers of the accounts that are premium by a plan at a moment, as a part of a query. */
export const premiumByPlan = (now: Date): RawBuilder<unknown> => sql`select s.user_id
  from subscriptions s join products p on p.id = s.product_id
  where p.grants_premium and s.ended_at is null and s.starts_at <= ${now}
    and (s.ends_at is null or s.ends_at > ${now})
    and (s.grace_until is null or s.grace_until > ${now})`
