import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { ListVisibility } from '@mediatheque/contract/community/lists/lists.schemas.ts'
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

/** Who changes lists of others, of those that they may see. */
export const canTendLists = (actor: Actor): boolean =>
  actor.user !== null && isStaffWith(actor, 'lists.update')

const READERS: Readonly<Record<ListVisibility, number>> = { private: 0, unlisted: 1, public: 2 }

/** Whoever tends lists never shows one of somebody else to more readers than its owner wanted. */
export const mayOpen = (
  actor: Actor,
  list: { readonly owner_id: number; readonly visibility: ListVisibility },
  next: ListVisibility,
): boolean => list.owner_id === actor.user?.id || READERS[next] <= READERS[list.visibility]

/** To another account: neither the list that each member has, nor what its owner alone reads. */
export const mayHandOver = (
  actor: Actor,
  list: {
    readonly owner_id: number
    readonly visibility: ListVisibility
    readonly kind: string | null
    readonly withheld: string | null
  },
): boolean =>
  list.kind === null &&
  list.withheld === null &&
  (list.owner_id === actor.user?.id || list.visibility !== 'private')

/** Who decides what becomes of lists of others. */
export const canLookAfterLists = (actor: Actor): boolean => isStaffWith(actor, 'lists.delete')

/** Whoever looks after lists deletes their own as everybody does. */
export const canWithholdLists = (
  actor: Actor,
  lists: readonly { readonly owner_id: number }[],
): boolean => canLookAfterLists(actor) && lists.every(({ owner_id }) => owner_id !== actor.user?.id)
