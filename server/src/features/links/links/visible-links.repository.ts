import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { ListLinksQuery } from '@mediatheque/contract/links/links/links.schemas.ts'
import type { ListReleasesQuery } from '@mediatheque/contract/links/releases/releases.schemas.ts'
import { type RawBuilder, sql } from 'kysely'
import {
  canListAllLinks,
  canSeeAllAddresses,
  canSeeAllLinks,
  canValidateLinks,
  canViewOffered,
} from './links.policy.ts'

/** The tables of contributions as queries name them. */
type Contributions = 'links' | 'x' | 'q'

const isOwn = (actor: Actor, table: Contributions) =>
  actor.user === null
    ? sql<boolean>`false`
    : sql<boolean>`${sql.ref(`${table}.user_id`)} = ${actor.user.id}`

/** `canViewLink` as a part of a query: for links, newsgroup files and torrents alike. */
function visibleLinks(actor: Actor, table: Contributions): RawBuilder<boolean> {
  return canSeeAllLinks(actor) ? sql`true` : offeredLinks(actor, table)
}

/** What says whose contributions a list is of. */
export interface ListedBy {
  readonly loader?: ListLinksQuery['loader'] | ListReleasesQuery['loader']
  readonly reported?: 1 | undefined
}

/** Of what the reader may see, what a list of this loader shows: without one of the three, what is offered for download. */
export function listedLinks(
  actor: Actor,
  { loader, reported }: ListedBy,
  table: Contributions,
): RawBuilder<boolean> {
  if (loader === 'admin-links-validation')
    return sql`(${visibleLinks(actor, table)} and ${sql.ref(`${table}.status`)} = 'pending')`
  // What was reported is decided about by moderators, whether or not they may edit it.
  const isOfAll = canListAllLinks(actor) || (reported === 1 && canValidateLinks(actor))
  if (loader === 'adminliens' && isOfAll) return visibleLinks(actor, table)
  if (loader === 'adminliens' || loader === 'liens') return isOwn(actor, table)
  return offeredLinks(actor, table)
}

/** Everybody's active ones and the reader's own, whatever else they may see: what a title offers for download. */
function offeredLinks(actor: Actor, table: Contributions): RawBuilder<boolean> {
  if (!canViewOffered(actor)) return isOwn(actor, table)
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
