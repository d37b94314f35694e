import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission, isStaffWith } from '@mediatheque/contract/core/permissions.ts'
import { type RawBuilder, sql } from 'kysely'

type ListColumn = 'withheld' | 'workspace_id' | 'user_id' | 'visibility'

/** Whether the reader is a member of the workspace that a column names. */
const isSharedWith = (actor: Actor, workspaceId: RawBuilder<unknown> = sql`l.workspace_id`) =>
  sql<boolean>`exists (select from workspace_members m where m.workspace_id = ${workspaceId} and m.user_id = ${actor.user?.id ?? 0})`

/**
 * The lists that a reader may see wherever they stand. Unlisted ones are for their owner here: others need the address,
 * which is looked up by itself. What was made in a workspace is for its members, whatever else it says and whoever
 * made it. What moderators removed is there for nobody.
 * @param alias what a query calls the lists
 */
export function visibleLists(actor: Actor, alias: 'l' | 't' = 'l'): RawBuilder<boolean> {
  const column = (name: ListColumn) => sql.raw(`${alias}.${name}`)
  const isThere = sql<boolean>`(${column('withheld')} is distinct from 'removed')`
  if (hasPermission(actor, 'admin')) return isThere
  const isOwn = sql`${column('user_id')} = ${actor.user?.id ?? 0}`
  const isShared = isSharedWith(actor, column('workspace_id'))
  // Who hides lists can show them again.
  const isHiddenForReader = isStaffWith(actor, 'lists.delete')
    ? sql`${column('withheld')} = 'hidden'`
    : sql`false`
  return sql`(${isThere} and case when ${column('workspace_id')} is null then ${column('visibility')} = 'public' or ${isOwn} or ${isHiddenForReader}
    when ${column('withheld')} is null then ${isShared}
    else (${isOwn} and ${isShared}) or ${isHiddenForReader} end)`
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
