import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'

export interface RuledList {
  readonly user_id: number
  readonly is_public: boolean
  readonly workspace_id: number | null
  readonly is_shared: boolean
}

/** What was made in a workspace is for its members, whatever else it says and whoever made it. */
export function canViewList(actor: Actor, list: RuledList): boolean {
  const isTheirs =
    list.workspace_id === null ? list.is_public || actor.user?.id === list.user_id : list.is_shared
  return isTheirs || hasPermission(actor, 'admin')
}
