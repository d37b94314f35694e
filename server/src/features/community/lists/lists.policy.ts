import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission, isStaffWith } from '@mediatheque/contract/core/permissions.ts'

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

/** Who decides what becomes of lists of others. */
export const canLookAfterLists = (actor: Actor): boolean => isStaffWith(actor, 'lists.delete')

/** Whoever looks after lists deletes their own as everybody does. */
export const canWithholdLists = (
  actor: Actor,
  lists: readonly { readonly owner_id: number }[],
): boolean => canLookAfterLists(actor) && lists.every(({ owner_id }) => owner_id !== actor.user?.id)
