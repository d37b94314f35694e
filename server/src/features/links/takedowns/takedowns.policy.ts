import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { isStaffWith } from '@mediatheque/contract/core/permissions.ts'

export const canDecideTakedowns = (actor: Actor): boolean => isStaffWith(actor, 'takedowns.update')

/** Nobody decides about an answer of their own, or brings back what they contributed. */
export const canDecideAbout = (
  actor: Actor,
  { user_id: userId }: { readonly user_id: number | null },
): boolean => canDecideTakedowns(actor) && (userId === null || userId !== actor.user?.id)
