import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { isStaffWith } from '@mediatheque/contract/core/permissions.ts'

export const canUpdateRequests = (actor: Actor): boolean => isStaffWith(actor, 'requests.update')
export const canDeleteRequests = (actor: Actor): boolean => isStaffWith(actor, 'requests.delete')

/** What was asked for in a workspace is for its members; the query says who is one. */
export const canSeeRequest = ({ is_visible }: { readonly is_visible: boolean }): boolean =>
  is_visible
