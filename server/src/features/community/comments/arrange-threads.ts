import type { CommentRow } from './comments.repository.ts'

/**
 * Each thread with its answers behind what they answer, oldest first. Of deleted comments only those stay that
 * something readable hangs from.
 */
export function arrangeThreads(
  roots: readonly CommentRow[],
  replies: readonly CommentRow[],
): CommentRow[] {
  const answersTo = Map.groupBy(replies, ({ parent_id }) => parent_id)
  const branch = (comment: CommentRow): CommentRow[] => {
    const below = (answersTo.get(comment.id) ?? []).flatMap(branch)
    return comment.deleted_at && below.length === 0 ? [] : [comment, ...below]
  }
  return roots.flatMap(branch)
}
