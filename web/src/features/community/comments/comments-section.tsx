import type { CommentView } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import { Button } from '@mantine/core'
import { IconMessages } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { focusOn } from '../../../lib/focus-on.ts'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { onlyOnce } from '../../../lib/only-once.ts'
import { useSession } from '../../../lib/session.tsx'
import { errorMessage } from '../../../lib/toast.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Section } from '../../../ui/section.tsx'
import { OrderSelect } from '../../../ui/order-select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { NewComments } from './new-comments.tsx'
import { Thread, threadsOf } from './thread.tsx'
import { WriteComment } from './write-comment.tsx'
import {
  COMMENT_SORTS,
  type Commentable,
  type CommentSort,
  commentsQuery,
} from './comments.queries.ts'
import classes from './comments.module.css'
import { useLoadMore } from './use-load-more.ts'

/** What members say about something; nothing at all where the site has no comments or the visitor may not read them. */
export function CommentsSection({ on }: { on: Commentable }) {
  const { can, settings } = useSession()
  return settings.enable_comments && can('comments.view') ? <Comments on={on} /> : null
}

function Comments({ on }: { on: Commentable }) {
  const t = useTranslate()
  const format = useFormat()
  const [sort, setSort] = useState<CommentSort>('newest')
  const list = useRef<HTMLUListElement>(null)
  const [written, setWritten] = useState<readonly CommentView[]>([])
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    commentsQuery(on, sort),
  )
  const { end, isAll, hasButton, handleClick } = useLoadMore({
    hasMore: hasNextPage,
    isLoading: isFetchingNextPage,
    load: () => void fetchNextPage(),
  })
  const comments = data && onlyOnce(data.pages.flatMap(({ pagination }) => pagination.data))
  const readIds = new Set(comments?.map(({ id }) => id))
  // In another order than the newest first it would come much later.
  const shown = [...written.filter(({ id }) => !readIds.has(id)), ...(comments ?? [])]
  const count = data?.pages[0]?.comments_count ?? 0
  return (
    <Section
      isNarrow
      anchor="comments"
      title={t('Comments')}
      count={count > 0 ? format.number(count) : undefined}
      actions={count > 1 && <Sort value={sort} onChange={setSort} />}
    >
      <WriteComment on={on} onPosted={(comment) => setWritten([comment, ...written])} />
      {data && (
        <NewComments
          on={on}
          known={count}
          onShow={() => void refetch().then(() => focusOn(list.current))}
        />
      )}
      {error && !data && (
        <ErrorState
          title={t('The comments could not be loaded')}
          text={errorMessage(error)}
          retryLabel={t('Try again')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Loading />}
      {comments && shown.length === 0 && (
        <EmptyState
          icon={<IconMessages size={32} stroke={1.5} />}
          title={t('Seems a little quiet over here')}
          text={t('Be the first to comment')}
        />
      )}
      {shown.length > 0 && (
        <ul className={classes.list} ref={list}>
          {threadsOf(shown).map((thread) => (
            <Thread key={thread[0]!.id} comments={thread} on={on} />
          ))}
        </ul>
      )}
      {hasButton && (
        <div className={classes.more}>
          <Button variant="default" loading={isFetchingNextPage} onClick={handleClick}>
            {isAll ? t('Load all') : t('More comments')}
          </Button>
        </div>
      )}
      <div ref={end} />
    </Section>
  )
}

function Sort({ value, onChange }: { value: CommentSort; onChange(sort: CommentSort): void }) {
  const t = useTranslate()
  return (
    <OrderSelect
      label={t('Order of the comments')}
      value={value}
      onChange={onChange}
      options={Object.entries(COMMENT_SORTS).map(([key, { label }]) => ({
        value: key as CommentSort,
        label: t(label),
      }))}
    />
  )
}

function Loading() {
  const t = useTranslate()
  return (
    <div className={classes.loading} role="status">
      <p className={classes.loadingText}>{t('Loading comments...')}</p>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={72} />
      ))}
    </div>
  )
}
