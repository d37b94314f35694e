import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { type RawBuilder, sql } from 'kysely'
import { canSeeAllAddresses, canSeeAllLinks } from './links.policy.ts'

/** The tables of contributions as queries name them. */
type Contributions = 'links' | 'x'

const isOwn = (actor: Actor, table: Contributions) =>
  actor.user === null
    ? sql<boolean>`false`
    : sql<boolean>`${sql.ref(`${table}.user_id`)} = ${actor.user.id}`

/** `canViewLink` as a part of a query: for links, newsgroup files and torrents alike. */
export function visibleLinks(actor: Actor, table: Contributions): RawBuilder<boolean> {
  if (canSeeAllLinks(actor)) return sql`true`
  return sql`(${sql.ref(`${table}.status`)} = 'active' or ${isOwn(actor, table)})`
}

/** Everybody's active ones and the reader's own, whatever else they may see: what a title offers for download. */
export function offeredLinks(actor: Actor, table: Contributions): RawBuilder<boolean> {
  return sql`(${sql.ref(`${table}.status`)} = 'active' or ${isOwn(actor, table)})`
}

/**
 * `canSeeAddresses` as a part of a query: whose addresses may be searched. An address that is not shown cannot be found
 * by its letters either.
 */
export function visibleAddresses(
  actor: Actor,
  areAddressesHidden: boolean,
  table: Contributions,
): RawBuilder<boolean> {
  return !areAddressesHidden || canSeeAllAddresses(actor) ? sql`true` : isOwn(actor, table)
}
