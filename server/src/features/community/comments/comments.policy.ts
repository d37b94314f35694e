import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'

/** What is commented on, as far as its readers are concerned. */
export interface RuledCommentable {
  /** The only one who sees it, where it is not for everybody. */
  readonly ownerId: number | null
  readonly isPublic: boolean
}

/** Who may not see a list or a draft may not read what is said about it. */
export const canReadCommentsOf = (actor: Actor, { ownerId, isPublic }: RuledCommentable) =>
  isPublic || hasPermission(actor, 'admin') || (ownerId !== null && actor.user?.id === ownerId)
