import { arrangeThreads } from '@mediatheque/contract/community/comments/arrange-threads.ts'
import type { CommentView } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { errorMessage } from '../../../lib/toast.ts'
import { CommentItem } from './comment-item.tsx'
import classes from './comments.module.css'
import { type Commentable, repliesQuery } from './comments.queries.ts'

/** A page's comments by thread: each begins with the one that nobody else's stands above. */
export function threadsOf(comments: readonly CommentView[]): CommentView[][] {
  const threads: CommentView[][] = []
  for (const comment of comments) {
    if (comment.parent_id === null) threads.push([comment])
    else threads.at(-1)?.push(comment)
  }
  return threads
}

interface ThreadProps {
  comments: readonly CommentView[]
  on: Commentable
}

/** A comment with its replies: the first few, and the others on demand. */
export function Thread({ comments: [root, ...first], on }: ThreadProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const [written, setWritten] = useState<readonly CommentView[]>([])
  const lastId = first.length === 0 ? undefined : Math.max(...first.map(({ id }) => id))
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...repliesQuery(root?.id ?? 0, lastId),
    enabled: isOpen,
  })
  if (!root) return null
  const read = [...first, ...(data?.pages.flatMap((page) => page.replies) ?? [])]
  const readIds = new Set(read.map(({ id }) => id))
  // What was just answered stands below the others until it comes with them.
  const replies = [...read, ...written.filter(({ id }) => !readIds.has(id))]
  const missing = root.replies_count - read.length
  const handleMore = () => {
    if (!isOpen) setOpen(true)
    else if (error) void refetch()
    else void fetchNextPage()
  }
  return (
    <>
      {arrangeThreads([root], replies).map((comment) => (
        <CommentItem
          key={comment.id}
          comment={comment}
          on={on}
          onAnswered={(answer) => setWritten([...written, answer])}
        />
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
