import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { type RawBuilder, sql } from 'kysely'
import { canSeeEveryAccount } from '../../accounts/users/users.policy.ts'

/** What a row says of its author: nothing where the account is gone, or hidden from the reader. */
export interface AuthorColumns {
  readonly user_id: number | null
  readonly username: string | null
  readonly first_name: string | null
  readonly last_name: string | null
  readonly image: string | null
}

/** Those columns, of the accounts `u` that a query joins by {@link visibleAuthors}. */
export const AUTHOR_COLUMNS = [
  'u.id as user_id',
  'u.username',
  'u.first_name',
  'u.last_name',
  'u.image',
] as const

/**
 * `canSeeAccount` as a part of a query, on the accounts `u`. Who joins authors joins these alone (`left join`): what a
 * suspended account wrote stays, and to others it is as if the account were gone, also when they search or filter.
 */
export function visibleAuthors(actor: Actor): RawBuilder<boolean> {
  if (canSeeEveryAccount(actor)) return sql`true`
  return sql`(u.banned_at is null or u.id = ${actor.user?.id ?? 0})`
}

/** The username of the account that a column names. */
export const authorName = (column: string, actor: Actor): RawBuilder<string | null> =>
  sql`(select u.username from users u where u.id = ${sql.ref(column)} and ${visibleAuthors(actor)})`

/** The id of the account that a column names, in what is kept for all readers alike: of no suspended one. */
export const openAuthorId = (column: string): RawBuilder<number | null> =>
  sql`(select u.id from users u where u.id = ${sql.ref(column)} and u.banned_at is null)`
