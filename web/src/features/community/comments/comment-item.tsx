import {
  type CommentView,
  MOST_COMMENT_DEPTH,
} from '@mediatheque/contract/community/comments/comments.schemas.ts'
import { IconArrowBigDown, IconArrowBigUp, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { useSession } from '../../../lib/session.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { AuthorAvatar, AuthorName } from '../authors/author.tsx'
import { CommentMenu } from './comment-menu.tsx'
import { CommentVotes } from './comment-votes.tsx'
import classes from './comments.module.css'
import type { Commentable, Moments } from './comments.queries.ts'
import { useFocusBack } from './use-focus-back.ts'

const composer = lazyPart(() => import('./comment-composer.tsx'))
const editor = lazyPart(() => import('./comment-editor.tsx'))

interface CommentItemProps {
  comment: CommentView
  on: Commentable
  onAnswered(answer: CommentView): void
}

/** One comment, indented by how deep in its thread it stands; of a deleted one only the place. */
export function CommentItem({ comment: given, on, onAnswered }: CommentItemProps) {
  const t = useTranslate()
  const format = useFormat()
  const [comment, setComment] = useLatest(given)
  const [doing, setDoing] = useState<'reply' | 'edit'>()
  const replyButton = useFocusBack<HTMLButtonElement>(doing === 'reply')
  const { user, can } = useSession()
  const style = { '--depth': comment.depth } as React.CSSProperties
  if (comment.deleted) {
    return (
      <li className={classes.comment} style={style} data-depth={comment.depth}>
        <p className={classes.deleted}>
          {comment.held
            ? t('This comment has yet to be read by a moderator')
            : t('This comment was deleted')}
        </p>
      </li>
    )
  }
  const name = comment.user?.name ?? t('Deleted account')
  const canReply =
    user !== null && can('comments.create') && !comment.held && comment.depth < MOST_COMMENT_DEPTH
  return (
    <li className={classes.comment} style={style} data-depth={comment.depth}>
      <AuthorAvatar author={comment.user} size={comment.depth > 0 ? 28 : 36} />
      <div className={classes.words}>
        <p className={classes.head}>
          <AuthorName author={comment.user} />
          <time dateTime={comment.created_at} title={format.longDate(comment.created_at)}>
            {format.age(comment.created_at)}
          </time>
          {comment.edited_at && (
            <span title={format.longDate(comment.edited_at)}>({t('edited')})</span>
          )}
          <Moment of={on.moments} at={comment.position} />
        </p>
        {doing === 'edit' ? (
          <editor.Part
            comment={comment}
            onClose={(changed) => {
              if (changed) setComment({ ...comment, ...changed })
              setDoing(undefined)
            }}
          />
        ) : (
          <p className={classes.content}>{comment.content}</p>
        )}
        {comment.held && (
          <p className={classes.held}>
            <IconEyeOff size={14} stroke={1.5} aria-hidden />
            {t('Only you see this until a moderator has read it.')}
          </p>
        )}
        <p className={classes.acts}>
          {user && !comment.held && can('comments.vote') ? (
            <CommentVotes comment={comment} onVoted={setComment} />
          ) : (
            <Votes comment={comment} />
          )}
          {canReply && (
            <button
              ref={replyButton}
              type="button"
              className={classes.vote}
              aria-label={t('Reply to :name', { name })}
              onClick={() => composer.load(() => setDoing('reply'))}
            >
              {t('Reply')}
            </button>
          )}
        </p>
        {doing === 'reply' && (
          <composer.Part
            on={on}
            inReplyTo={comment}
            onPosted={onAnswered}
            onClose={() => setDoing(undefined)}
          />
        )}
      </div>
      <CommentMenu
        comment={comment}
        onEdit={() => editor.load(() => setDoing('edit'))}
        onDeleted={() => setComment({ ...comment, deleted: true })}
      />
    </li>
  )
}

/** Leads to where in a video it was written. */
function Moment({ of: moments, at }: { of: Moments | undefined; at: number | null }) {
  const t = useTranslate()
  if (!moments || at === null) return null
  const moment = moments.name(at)
  return (
    <button
      type="button"
      className={classes.moment}
      aria-label={t('Go to :moment of the video', { moment })}
      onClick={() => moments.go(at)}
    >
      {moment}
    </button>
  )
}

/** What was read last, or what the reader made of it since. */
function useLatest(given: CommentView) {
  const [state, setState] = useState({ given, shown: given })
  const current = state.given === given ? state : { given, shown: given }
  if (current !== state) setState(current)
  return [current.shown, (shown: CommentView) => setState({ given, shown })] as const
}

/** What readers thought of it. */
function Votes({ comment: { upvotes, downvotes } }: { comment: CommentView }) {
  const t = useTranslate()
  const format = useFormat()
  if (upvotes === 0 && downvotes === 0) return null
  return (
    <span className={classes.votes}>
      <VisuallyHidden>
        {t(':count for, :against against', { count: upvotes, against: downvotes })}
      </VisuallyHidden>
      <span aria-hidden>
        <IconArrowBigUp size={16} stroke={1.5} />
        {format.number(upvotes)}
      </span>
      {downvotes > 0 && (
        <span aria-hidden>
          <IconArrowBigDown size={16} stroke={1.5} />
          {format.number(downvotes)}
        </span>
      )}
    </span>
  )
}
