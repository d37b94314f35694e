import type { CommentView } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import { IconArrowBigDown, IconArrowBigUp } from '@tabler/icons-react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { AuthorAvatar, AuthorName } from '../authors/author.tsx'
import { CommentMenu } from './comment-menu.tsx'
import classes from './comments.module.css'

/** One comment, indented by how deep in its thread it stands; of a deleted one only the place. */
export function CommentItem({ comment }: { comment: CommentView }) {
  const t = useTranslate()
  const format = useFormat()
  const style = { '--depth': comment.depth } as React.CSSProperties
  if (comment.deleted) {
    return (
      <li className={classes.comment} style={style} data-depth={comment.depth}>
        <p className={classes.deleted}>{t('This comment was deleted')}</p>
      </li>
    )
  }
  return (
    <li className={classes.comment} style={style} data-depth={comment.depth}>
      <AuthorAvatar author={comment.user} size={comment.depth > 0 ? 28 : 36} />
      <div className={classes.words}>
        <p className={classes.head}>
          <AuthorName author={comment.user} />
          <time dateTime={comment.created_at} title={format.longDate(comment.created_at)}>
            {format.age(comment.created_at)}
          </time>
        </p>
        <p className={classes.content}>{comment.content}</p>
        <Votes comment={comment} />
      </div>
      <CommentMenu comment={comment} />
    </li>
  )
}

/** What readers thought of it. */
function Votes({ comment: { upvotes, downvotes } }: { comment: CommentView }) {
  const t = useTranslate()
  const format = useFormat()
  if (upvotes === 0 && downvotes === 0) return null
  return (
    <p className={classes.votes}>
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
    </p>
  )
}
