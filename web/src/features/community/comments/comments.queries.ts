import { commentEndpoints } from '@mediatheque/contract/community/comments/comments.endpoints.ts'
import type { CommentableType } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import { requestEndpoints } from '@mediatheque/contract/community/requests/requests.endpoints.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'

export interface Commentable {
  readonly type: CommentableType
  readonly id: number
  /** Threads on a page; the server's own number unless said. */
  readonly perPage?: number
  /** Of what plays beside them. */
  readonly moments?: Moments
}

/** Joins comments with what plays: they are written at a moment of it, and lead back there. Moments are percents of it. */
export interface Moments {
  /** Null where nothing plays. */
  now(): number | null
  /** How a moment is written: `12:05`. */
  name(moment: number): string
  go(moment: number): void
}

export const COMMENT_SORTS = {
  newest: { orderBy: 'created_at', orderDir: 'desc', label: 'Newest first' },
  oldest: { orderBy: 'created_at', orderDir: 'asc', label: 'Oldest first' },
  voted: { orderBy: 'votes', orderDir: 'desc', label: 'Most voted' },
} as const
export type CommentSort = keyof typeof COMMENT_SORTS

/** Comments page by page: each begins where the one before ended, though others come and go. */
export const commentsQuery = ({ type, id, perPage }: Commentable, sort: CommentSort) =>
  infiniteQueryOptions({
    queryKey: [commentEndpoints.listComments.path, type, id, sort, perPage],
    queryFn: ({ pageParam, signal }) => {
      const { orderBy, orderDir } = COMMENT_SORTS[sort]
      return call(
        commentEndpoints.listComments,
        {
          query: {
            commentable_type: type,
            commentable_id: id,
            orderBy,
            orderDir,
            paginate: 'cursor',
            ...(pageParam && { cursor: pageParam }),
            ...(perPage && { perPage }),
          },
        },
        signal,
      )
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.pagination.next_cursor,
  })

/** The replies of a thread behind those that came with it. */
export const repliesQuery = (threadId: number, after: number | undefined) =>
  infiniteQueryOptions({
    queryKey: [commentEndpoints.listReplies.path, threadId, after],
    queryFn: ({ pageParam, signal }) =>
      call(
        commentEndpoints.listReplies,
        { params: { id: threadId }, query: pageParam === undefined ? {} : { after: pageParam } },
        signal,
      ),
    initialPageParam: after,
    getNextPageParam: ({ replies, has_more }) => (has_more ? replies.at(-1)?.id : undefined),
  })

/** What tells of comments, or counts them. Requests say how many there are. */
const COUNTING = [commentEndpoints.listComments, requestEndpoints.listRequests]
export const postComment = defineWrite(commentEndpoints.postComment, COUNTING)
export const deleteComments = defineWrite(commentEndpoints.deleteComments, COUNTING)
// Each comment shows its own change.
export const editComment = defineWrite(commentEndpoints.editComment)
export const vote = defineWrite(commentEndpoints.vote)
