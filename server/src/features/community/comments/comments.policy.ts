import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission, isStaffWith } from '@mediatheque/contract/core/permissions.ts'

interface Owned {
  readonly user_id: number | null
}

/** Who wrote it reads it while it is held. */
export const isOwnComment = (actor: Actor, { user_id }: Owned): boolean =>
  actor.user !== null && actor.user.id === user_id

/** Who wrote it, and who looks after what members write. */
export const canDeleteComments = (actor: Actor, comments: readonly Owned[]): boolean =>
  hasPermission(actor, 'comments.delete') ||
  comments.every((comment) => isOwnComment(actor, comment))

/** Nobody puts words into another's mouth. */
export const canEditComment = (actor: Actor, comment: Owned): boolean =>
  isOwnComment(actor, comment)

/** Who decides what becomes of comments that were reported. */
export const canDecideComments = (actor: Actor): boolean => isStaffWith(actor, 'comments.delete')
