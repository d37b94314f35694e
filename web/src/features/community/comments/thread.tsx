import { arrangeThreads } from '@mediatheque/contract/community/comments/arrange-threads.ts'
import type { CommentView } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { errorMessage } from '../../../lib/toast.ts'
import { CommentItem } from './comment-item.tsx'
import classes from './comments.module.css'
import { repliesQuery } from './comments.queries.ts'

/** A page's comments by thread: each begins with the one that nobody else's stands above. */
export function threadsOf(comments: readonly CommentView[]): CommentView[][] {
  const threads: CommentView[][] = []
  for (const comment of comments) {
    if (comment.parent_id === null) threads.push([comment])
    else threads.at(-1)?.push(comment)
  }
  return threads
}

/** A comment with its replies: the first few, and the others on demand. */
export function Thread({ comments: [root, ...first] }: { comments: readonly CommentView[] }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const lastId = first.length === 0 ? undefined : Math.max(...first.map(({ id }) => id))
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...repliesQuery(root?.id ?? 0, lastId),
    enabled: isOpen,
  })
  if (!root) return null
  const replies = [...first, ...(data?.pages.flatMap((page) => page.replies) ?? [])]
  const missing = root.replies_count - replies.length
  const handleMore = () => {
    if (!isOpen) setOpen(true)
    else if (error) void refetch()
    else void fetchNextPage()
  }
  return (
    <>
      {arrangeThreads([root], replies).map((comment) => (
        <CommentItem key={comment.id} comment={comment} />
      ))}
      {(data ? hasNextPage : missing > 0) && (
        <li className={classes.moreReplies}>
          <Button variant="subtle" size="sm" loading={isFetching} onClick={handleMore}>
            {t('[one Show 1 more reply|other Show :count more replies]', {
              count: Math.max(missing, 1),
            })}
          </Button>
          {error && <span role="alert">{errorMessage(error)}</span>}
        </li>
      )}
    </>
  )
}
