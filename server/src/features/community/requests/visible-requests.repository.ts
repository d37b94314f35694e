import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findVisibility } from '../../../platform/database/find-visibility.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'

const isSharedWith = (actor: Actor) =>
  sql<boolean>`exists (select from workspace_members m where m.workspace_id = r.workspace_id and m.user_id = ${actor.user?.id ?? 0})`

/** The requests `r` that a reader may see: what was asked for in a workspace is for its members. */
export function visibleRequests(actor: Actor): RawBuilder<boolean> {
  if (hasPermission(actor, 'admin')) return sql`true`
  return sql`(r.workspace_id is null or ${isSharedWith(actor)})`
}

/** Of the requests `t`, those for everybody or, in a workspace, those of its members. */
export const listedRequests = (actor: Actor, workspaceId: number): RawBuilder<SqlBool> =>
  workspaceId === 0
    ? sql`t.workspace_id is null`
    : sql`(t.workspace_id = ${workspaceId} and exists (select from workspace_members m
        where m.workspace_id = ${workspaceId} and m.user_id = ${actor.user?.id ?? 0}))`

/** Undefined where there is no such request. */
export function findRequestVisibility(
  db: Database,
  actor: Actor,
  id: number,
): Promise<boolean | undefined> {
  return findVisibility(db, { table: 'requests', alias: 'r', id }, visibleRequests(actor))
}
