interface Placed {
  readonly id: number
  readonly parent_id: number | null
}

/** Each thread with its answers behind what they answer, oldest first. */
export function arrangeThreads<Comment extends Placed>(
  roots: readonly Comment[],
  replies: readonly Comment[],
): Comment[] {
  const answersTo = Map.groupBy(replies, ({ parent_id }) => parent_id)
  const branch = (comment: Comment): Comment[] => [
    comment,
    ...(answersTo.get(comment.id) ?? []).flatMap(branch),
  ]
  return roots.flatMap(branch)
}
