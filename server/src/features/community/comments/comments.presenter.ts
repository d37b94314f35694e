import type { CommentView } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { presentAuthor } from '../authors/authors.presenter.ts'
import { canDeleteComments, canEditComment, isOwnComment } from './comments.policy.ts'
import type { CommentRow } from './comments.repository.ts'
import { editableUntil } from './write-comments.service.ts'

/** Who reads a comment, and until when they might change it if it is theirs. */
export interface CommentReader {
  readonly actor: Actor
  readonly now: Date
  readonly settings: { readonly comments_edit_minutes: number }
}

/** Of a deleted comment only its place is left, and of one that is held for everybody but its author. */
export function presentComment(
  row: CommentRow,
  { actor, now, settings }: CommentReader,
): CommentView {
  const isHeld = row.held_for !== null
  const isDeleted = row.deleted_at !== null && !(isHeld && isOwnComment(actor, row))
  const until = editableUntil(row, settings)
  const isEditable = !isDeleted && canEditComment(actor, row) && now < until
  return {
    id: row.id,
    model_type: 'comment',
    commentable_type: row.commentable_type,
    commentable_id: row.commentable_id,
    parent_id: row.parent_id,
    user_id: isDeleted ? null : row.user_id,
    user: isDeleted ? null : presentAuthor(row),
    content: isDeleted ? '' : row.content,
    deleted: isDeleted,
    held: isHeld,
    depth: row.depth,
    position: row.position,
    upvotes: row.upvotes,
    downvotes: row.downvotes,
    current_vote: row.current_vote === null ? null : row.current_vote > 0 ? 'upvote' : 'downvote',
    replies_count: row.replies_count ?? 0,
    created_at: row.created_at.toISOString(),
    edited_at: isDeleted ? null : (row.edited_at?.toISOString() ?? null),
    editable_until: isEditable ? until.toISOString() : null,
    is_deletable: !isDeleted && canDeleteComments(actor, [row]),
  }
}
