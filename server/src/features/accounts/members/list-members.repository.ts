import { memberList } from '@mediatheque/contract/accounts/members/members.list.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import type { GrantedPermission } from '@mediatheque/contract/core/permissions.ts'
import { type RawBuilder, sql } from 'kysely'
import {
  type BoundedListSql,
  findAllBounded,
  findBoundedPage,
} from '../../../platform/database/bounded-lists.ts'
import type { Database } from '../../../platform/database/database.ts'
import { literally } from '../../../platform/database/list-rows.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import { premiumByPlan } from '../../billing/plan-rights/plan-rights.service.ts'

type List = typeof memberList

/** Words of a search that are looked at. */
const MOST_WORDS = 8
/** Shorter ones the index of the names cannot find anywhere in them. */
const SHORTEST_INSIDE = 3

/** In the names, the username or the address, in spite of accents and case; two letters begin the username. */
const isCalled = (word: string): RawBuilder<boolean> =>
  [...word].length < SHORTEST_INSIDE
    ? sql<boolean>`(lower(t.username) collate "C" like ${`${literally(word.toLowerCase())}%`})`
    : sql<boolean>`normalise_name(t.username || ' ' || coalesce(t.first_name, '') || ' ' || coalesce(t.last_name, '') || ' '
        || coalesce(t.unconfirmed_email, t.email)) like '%' || normalise_name(${word}) || '%'`

const isSuspended = (now: Date) =>
  sql<boolean>`(t.banned_at is not null and (t.banned_until is null or t.banned_until > ${now}))`

const premiumMembers = (now: Date) => sql`(
  select id from users where is_premium and (premium_until is null or premium_until > ${now})
  union all
  select held.user_id from roles r join user_roles held on held.role_id = r.id where r.key = 'premium'
  union all
  ${premiumByPlan(now)})`

const sourceOf = (now: Date, query: string | undefined): BoundedListSql<List> => {
  const states = {
    suspended: isSuspended(now),
    unverified: sql<boolean>`(t.email_verified_at is null and not ${isSuspended(now)})`,
    active: sql<boolean>`(t.email_verified_at is not null and not ${isSuspended(now)})`,
  }
  return {
    table: 'users',
    also: (query ?? '').split(/\s+/).filter(Boolean).slice(0, MOST_WORDS).map(isCalled),
    orders: {
      username: sql`lower(t.username) collate "C"`,
      created_at: sql`t.created_at`,
      last_seen_at: { nullable: sql`t.last_seen_at` },
    },
    filters: {
      role: ({ value }) =>
        sql`t.id in (select user_id from user_roles where role_id = any (${[...value]}::bigint[]))`,
      state: ({ value }) =>
        sql`(${sql.join(
          value.map((state) => states[state]),
          sql` or `,
        )})`,
      is_premium: ({ value }) =>
        sql`t.id ${sql.raw(value ? 'in' : 'not in')} ${premiumMembers(now)}`,
      created_at: sql`t.created_at`,
      last_seen_at: sql`t.last_seen_at`,
    },
    walked: (order) => [order],
  }
}

/** A page of ids: their accounts are read for these alone. */
export const findMemberPage = (
  db: Database,
  now: Date,
  call: ListCall<List>,
): Promise<RowPage<number>> => findBoundedPage(db, memberList, sourceOf(now, call.query), call)

export const findAllMembers = (
  db: Database,
  now: Date,
  call: ListCall<List>,
): Promise<readonly number[]> => findAllBounded(db, memberList, sourceOf(now, call.query), call)

export interface ListedMember {
  readonly id: number
  readonly version: number
  readonly username: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly image: string | null
  readonly email: string
  readonly email_verified_at: Date | null
  readonly banned_at: Date | null
  readonly banned_until: Date | null
  readonly is_premium: boolean
  readonly premium_until: Date | null
  readonly created_at: Date
  readonly last_seen_at: Date | null
  readonly has_premium_plan: boolean
  readonly role_ids: readonly number[]
  readonly own_permissions: readonly GrantedPermission[]
}

/** Accounts with what lists of them show, all of them in one query. */
export async function findListedMembers(
  db: Database,
  now: Date,
  ids: readonly number[],
): Promise<ListedMember[]> {
  const { rows } =
    await sql<ListedMember>`select u.id, u.version, u.username, u.first_name, u.last_name, u.image,
      coalesce(u.unconfirmed_email, u.email) as email, u.email_verified_at, u.banned_at, u.banned_until,
      u.is_premium, u.premium_until, u.created_at, u.last_seen_at,
      exists (select from (${premiumByPlan(now)}) plans where plans.user_id = u.id) as has_premium_plan,
      coalesce((select jsonb_agg(role_id order by role_id) from user_roles where user_id = u.id), '[]') as role_ids,
      coalesce((select jsonb_agg(jsonb_build_object('name', permission, 'restrictions', restrictions))
        from user_permissions where user_id = u.id), '[]') as own_permissions
    from users u where u.id = any (${[...ids]}::bigint[])`.execute(db)
  return rows
}
