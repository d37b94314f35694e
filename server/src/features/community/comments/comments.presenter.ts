import type { CommentView } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import { presentAuthor } from '../authors/authors.presenter.ts'
import type { CommentRow } from './comments.repository.ts'

/** Of a deleted comment only its place is left. */
export function presentComment(row: CommentRow): CommentView {
  const isDeleted = row.deleted_at !== null
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
    depth: row.depth,
    position: row.position,
    upvotes: row.upvotes,
    downvotes: row.downvotes,
    current_vote: row.current_vote === null ? null : row.current_vote > 0 ? 'upvote' : 'downvote',
    replies_count: row.replies_count ?? 0,
    created_at: row.created_at.toISOString(),
  }
}
