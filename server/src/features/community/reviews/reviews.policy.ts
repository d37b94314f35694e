import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission, isStaffWith } from '@mediatheque/contract/core/permissions.ts'

interface Owned {
  readonly owner_id: number
}

const isOwn = (actor: Actor, { owner_id }: Owned): boolean =>
  actor.user !== null && actor.user.id === owner_id

/** Nobody puts words into another's mouth. */
export const canUpdateReview = (actor: Actor, review: Owned): boolean =>
  isOwn(actor, review) && hasPermission(actor, 'reviews.create')

/** Who wrote it, and who looks after what members write. */
export const canDeleteReviews = (actor: Actor, reviews: readonly Owned[]): boolean =>
  hasPermission(actor, 'reviews.delete') || reviews.every((review) => isOwn(actor, review))

/** Who deleted it thinks better of it. */
export const canRestoreReviews = (
  actor: Actor,
  reviews: readonly { readonly deleted_by: number | null }[],
): boolean =>
  actor.user !== null && reviews.every(({ deleted_by }) => deleted_by === actor.user!.id)

/** Nobody calls their own helpful. */
export const canVoteForReview = (actor: Actor, review: Owned): boolean =>
  actor.user !== null && hasPermission(actor, 'comments.vote') && !isOwn(actor, review)

/** Who decides what becomes of reviews that were reported. */
export const canDecideReviews = (actor: Actor): boolean => isStaffWith(actor, 'reviews.delete')
