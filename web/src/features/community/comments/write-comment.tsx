import type { CommentView } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import { useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { useSession } from '../../../lib/session.tsx'
import classes from './comments.module.css'
import type { Commentable } from './comments.queries.ts'
import { useFocusBack } from './use-focus-back.ts'

const composer = lazyPart(() => import('./comment-composer.tsx'))

interface WriteCommentProps {
  on: Commentable
  onPosted(comment: CommentView): void
}

/** Where a comment is begun; nothing where the reader may write none. */
export function WriteComment({ on, onPosted }: WriteCommentProps) {
  const t = useTranslate()
  const { user, can } = useSession()
  const [isOpen, setOpen] = useState(false)
  const begin = useFocusBack<HTMLButtonElement>(isOpen)
  if (!user || !can('comments.create')) return null
  return isOpen ? (
    <composer.Part on={on} onPosted={onPosted} onClose={() => setOpen(false)} />
  ) : (
    <button
      ref={begin}
      type="button"
      className={classes.begin}
      onClick={() => composer.load(() => setOpen(true))}
    >
      {t('Write a comment')}
    </button>
  )
}
