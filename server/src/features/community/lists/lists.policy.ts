import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'

interface OwnedList {
  readonly owner_id: number
  /** To the actor: an owner who left the workspace of a list sees it no more. */
  readonly is_visible: boolean
}

const isOwner = (actor: Actor, list: OwnedList) =>
  list.is_visible && actor.user !== null && list.owner_id === actor.user.id

export const canUpdateList = (actor: Actor, list: OwnedList): boolean =>
  isOwner(actor, list) && hasPermission(actor, 'lists.create')

export const canDeleteList = isOwner
