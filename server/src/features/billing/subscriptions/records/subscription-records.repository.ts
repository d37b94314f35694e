import { subscriptionList } from '@mediatheque/contract/billing/subscriptions/records/subscription-records.list.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import {
  listBatches,
  listedRows,
  type ListSql,
  literally,
} from '../../../../platform/database/list-rows.ts'
import { paginate, type RowPage } from '../../../../platform/http/pagination.ts'

type Call = ListCall<typeof subscriptionList>

/** A subscription with its member, plan and price. */
export interface SubscriptionRecordRow {
  readonly id: number
  readonly user_id: number
  readonly username: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly image: string | null
  readonly product_id: number
  readonly plan_name: string
  readonly price_id: number
  readonly amount_minor: number
  readonly currency: string
  readonly interval: string
  readonly interval_count: number
  readonly gateway: string
  readonly provider_id: string | null
  readonly is_gift: boolean
  readonly state: string
  readonly granted_by: number | null
  readonly granter_username: string | null
  readonly granter_first_name: string | null
  readonly granter_last_name: string | null
  readonly starts_at: Date
  readonly current_period_end: Date
  readonly ends_at: Date | null
  readonly ended_at: Date | null
}

function selectRecords(db: Database): SelectQueryBuilder<never, never, SubscriptionRecordRow> {
  return db
    .selectFrom('subscriptions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .innerJoin('prices as c', 'c.id', 's.price_id')
    .leftJoin('users as g', 'g.id', 's.granted_by')
    .select([
      's.id',
      's.user_id',
      's.product_id',
      's.price_id',
      's.gateway',
      's.provider_id',
      's.is_gift',
      's.state',
      's.granted_by',
      's.starts_at',
      's.current_period_end',
      's.ends_at',
      's.ended_at',
      'u.username',
      'u.first_name',
      'u.last_name',
      'u.image',
      'p.name as plan_name',
      'c.amount_minor',
      'c.currency',
      'c.interval',
      'c.interval_count',
      'g.username as granter_username',
      'g.first_name as granter_first_name',
      'g.last_name as granter_last_name',
    ]) as never
}

const KINDS = {
  granted: sql<boolean>`(s.gateway = 'none' and not s.is_gift)`,
  gift: sql<boolean>`s.is_gift`,
  paid: sql<boolean>`s.gateway <> 'none'`,
}

const either = (conditions: readonly RawBuilder<boolean>[]) =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`

function sourceOf(
  db: Database,
  now: Date,
): ListSql<typeof subscriptionList, SubscriptionRecordRow> {
  const isOver = sql<boolean>`(s.ended_at is not null or s.ends_at <= ${now})`
  const states = {
    renewing: sql<boolean>`(s.ended_at is null and s.ends_at is null)`,
    ending: sql<boolean>`(s.ended_at is null and s.ends_at > ${now})`,
    ended: isOver,
  }
  return {
    rows: selectRecords(db),
    id: sql<number>`s.id`,
    search: (words) =>
      sql`s.user_id in (select m.id from users m
        where lower(m.username) collate "C" like ${`${literally(words.toLowerCase())}%`})`,
    orders: {
      id: sql`s.id`,
      starts_at: sql`s.starts_at`,
      current_period_end: sql`s.current_period_end`,
    },
    filters: {
      plan: ({ value }) => sql`s.product_id = any (${[...value]}::bigint[])`,
      kind: ({ value }) => either(value.map((kind) => KINDS[kind])),
      state: ({ value }) => either(value.map((state) => states[state])),
      starts_at: sql`s.starts_at`,
      current_period_end: sql`s.current_period_end`,
    },
  }
}

export function listRecordRows(
  db: Database,
  now: Date,
  call: Call,
): Promise<RowPage<SubscriptionRecordRow>> {
  return paginate(db, call, listedRows(subscriptionList, sourceOf(db, now), call))
}

export function readRecordRows(
  db: Database,
  now: Date,
  call: Call,
): AsyncGenerator<readonly SubscriptionRecordRow[]> {
  return listBatches(subscriptionList, sourceOf(db, now), call)
}

export async function findRecordRow(
  db: Database,
  id: number,
): Promise<SubscriptionRecordRow | undefined> {
  return selectRecords(db)
    .where(sql<boolean>`s.id = ${id}`)
    .executeTakeFirst()
}

/** It stays as it is until the transaction ends. */
export async function lockSubscription(tx: Database, id: number): Promise<void> {
  await tx.selectFrom('subscriptions').select('id').where('id', '=', id).forUpdate().execute()
}

export async function writeEnds(
  tx: Database,
  id: number,
  ends: {
    readonly current_period_end?: Date
    readonly ends_at?: Date | null
    readonly ended_at?: Date
  },
): Promise<void> {
  await tx.updateTable('subscriptions').set(ends).where('id', '=', id).execute()
}
