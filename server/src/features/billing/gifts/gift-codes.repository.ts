import { giftCodeList } from '@mediatheque/contract/billing/gifts/gift-codes.list.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { type Insertable, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { listedRows, type ListSql, literally } from '../../../platform/database/list-rows.ts'
import type { GiftCodes } from '../../../platform/database/types.generated.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'

type Call = ListCall<typeof giftCodeList>

/** A code with what it gives, who made it and who used it. */
export interface GiftCodeRow {
  readonly id: number
  readonly hint: string
  readonly note: string
  readonly price_id: number
  readonly product_id: number
  readonly plan_name: string
  readonly amount_minor: number
  readonly currency: string
  readonly interval: string
  readonly interval_count: number
  readonly created_at: Date
  readonly created_by: number | null
  readonly maker_username: string | null
  readonly maker_first_name: string | null
  readonly maker_last_name: string | null
  readonly expires_at: Date | null
  readonly redeemed_at: Date | null
  readonly redeemed_by: number | null
  readonly username: string | null
  readonly first_name: string | null
  readonly last_name: string | null
  readonly image: string | null
  readonly withdrawn_at: Date | null
}

const selectCodes = (db: Database): SelectQueryBuilder<never, never, GiftCodeRow> =>
  db
    .selectFrom('gift_codes as g')
    .innerJoin('prices as c', 'c.id', 'g.price_id')
    .innerJoin('products as p', 'p.id', 'c.product_id')
    .leftJoin('users as u', 'u.id', 'g.redeemed_by')
    .leftJoin('users as m', 'm.id', 'g.created_by')
    .select([
      'g.id',
      'g.hint',
      'g.note',
      'g.price_id',
      'g.created_at',
      'g.created_by',
      'g.expires_at',
      'g.redeemed_at',
      'g.redeemed_by',
      'g.withdrawn_at',
      'c.product_id',
      'p.name as plan_name',
      'c.amount_minor',
      'c.currency',
      'c.interval',
      'c.interval_count',
      'u.username',
      'u.first_name',
      'u.last_name',
      'u.image',
      'm.username as maker_username',
      'm.first_name as maker_first_name',
      'm.last_name as maker_last_name',
    ]) as never

const either = (conditions: readonly RawBuilder<boolean>[]) =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`

function sourceOf(db: Database, now: Date): ListSql<typeof giftCodeList, GiftCodeRow> {
  const isUntouched = sql<boolean>`(g.redeemed_at is null and g.withdrawn_at is null)`
  const states = {
    open: sql<boolean>`(${isUntouched} and (g.expires_at is null or g.expires_at > ${now}))`,
    redeemed: sql<boolean>`(g.redeemed_at is not null)`,
    withdrawn: sql<boolean>`(g.withdrawn_at is not null)`,
    expired: sql<boolean>`(${isUntouched} and g.expires_at <= ${now})`,
  }
  return {
    rows: selectCodes(db),
    id: sql<number>`g.id`,
    search: (words) => {
      const begins = `${literally(words.toLowerCase())}%`
      return sql`(g.note ilike ${`%${literally(words)}%`} or lower(g.hint) like ${begins}
        or g.redeemed_by in (select s.id from users s where lower(s.username) collate "C" like ${begins}))`
    },
    orders: { id: sql`g.id`, created_at: sql`g.created_at` },
    filters: {
      plan: ({ value }) => sql`c.product_id = any (${[...value]}::bigint[])`,
      state: ({ value }) => either(value.map((state) => states[state])),
      created_at: sql`g.created_at`,
    },
  }
}

export function listGiftCodeRows(
  db: Database,
  now: Date,
  call: Call,
): Promise<RowPage<GiftCodeRow>> {
  return paginate(db, call, listedRows(giftCodeList, sourceOf(db, now), call))
}

export async function findGiftCodeRows(
  db: Database,
  ids: readonly number[],
): Promise<GiftCodeRow[]> {
  return selectCodes(db)
    .where(sql<boolean>`g.id = any (${[...ids]}::bigint[])`)
    .execute()
}

export async function insertGiftCodes(
  tx: Database,
  codes: readonly Insertable<GiftCodes>[],
): Promise<number[]> {
  const made = await tx
    .insertInto('gift_codes')
    .values([...codes])
    .returning('id')
    .execute()
  return made.map(({ id }) => id)
}

/** The code that can be used now, which nobody else uses until the transaction ends. */
export async function lockUsable(
  tx: Database,
  codeHash: string,
  now: Date,
): Promise<{ id: number; price_id: number } | undefined> {
  return tx
    .selectFrom('gift_codes')
    .select(['id', 'price_id'])
    .where('code_hash', '=', codeHash)
    .where('redeemed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .forUpdate()
    .executeTakeFirst()
}

export async function markRedeemed(
  tx: Database,
  id: number,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('gift_codes')
    .set({ redeemed_by: userId, redeemed_at: now })
    .where('id', '=', id)
    .execute()
}

/** @returns whether nobody had used or withdrawn it */
export async function markWithdrawn(tx: Database, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('gift_codes')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('redeemed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
