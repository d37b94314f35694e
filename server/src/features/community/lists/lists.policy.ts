import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'

export interface RuledList {
  readonly user_id: number
  readonly is_public: boolean
}

export const canViewList = (actor: Actor, list: RuledList) => list.is_public || actor.user?.id === list.user_id || hasPermission(actor, 'admin')
