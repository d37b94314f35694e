import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission, isStaffWith } from '@mediatheque/contract/core/permissions.ts'
import { type RawBuilder, sql } from 'kysely'

/** What moderators removed is there for nobody. */
const isThere = sql<boolean>`(l.withheld is distinct from 'removed')`

/** Whether the reader is a member of the workspace of the list `l`. */
const isSharedWith = (actor: Actor) =>
  sql<boolean>`exists (select from workspace_members m where m.workspace_id = l.workspace_id and m.user_id = ${actor.user?.id ?? 0})`

/**
 * The lists `l` that a reader may see wherever they stand. Unlisted ones are for their owner here: others need the address,
 * which is looked up by itself. What was made in a workspace is for its members, whatever else it says and whoever
 * made it.
 */
export function visibleLists(actor: Actor): RawBuilder<boolean> {
  if (hasPermission(actor, 'admin')) return isThere
  const isOwn = sql`l.user_id = ${actor.user?.id ?? 0}`
  // Who hides lists can show them again.
  const isHiddenForReader = isStaffWith(actor, 'lists.delete')
    ? sql`l.withheld = 'hidden'`
    : sql`false`
  return sql`(${isThere} and case when l.workspace_id is null then l.visibility = 'public' or ${isOwn} or ${isHiddenForReader}
    when l.withheld is null then ${isSharedWith(actor)}
    else (${isOwn} and ${isSharedWith(actor)}) or ${isHiddenForReader} end)`
}

/** The lists `l` that are shown to everybody who may see lists. */
export const publicLists = sql<boolean>`(l.visibility = 'public' and l.workspace_id is null)`

/** The lists `l` that whoever has their address may open. */
export const unlistedLists = sql<boolean>`(l.visibility = 'unlisted' and l.workspace_id is null)`

/** Of the lists that a reader may see, those that are shown to everybody or, in a workspace, those that its member shares. */
export function listedLists(actor: Actor, workspaceId: number): RawBuilder<boolean> {
  return workspaceId === 0
    ? publicLists
    : sql`(l.workspace_id = ${workspaceId} and l.withheld is null and ${isSharedWith(actor)})`
}
