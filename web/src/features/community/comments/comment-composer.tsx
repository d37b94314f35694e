import type { CommentView } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import { useState } from 'react'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { CommentForm } from './comment-form.tsx'
import { type Commentable, postComment } from './comments.queries.ts'

interface CommentComposerProps {
  on: Commentable
  /** The comment that is answered. */
  inReplyTo?: CommentView | undefined
  onPosted?(comment: CommentView): void
  onClose(): void
}

/** Where words are written that others read; fetched when somebody begins to. */
export default function CommentComposer({
  on,
  inReplyTo,
  onPosted,
  onClose,
}: CommentComposerProps) {
  const t = useTranslate()
  // Of when it was begun, which is when something was seen.
  const [position] = useState(() => on.moments?.now() ?? null)
  const contract = useContractForm({
    initialValues: { content: '' },
    write: postComment,
    args: ({ content }) => ({
      body: {
        commentable_type: on.type,
        commentable_id: on.id,
        content,
        ...(inReplyTo && { inReplyTo: inReplyTo.id }),
        ...(position !== null && { position }),
      },
    }),
    onSuccess: ({ comment }) => {
      toast.positive(
        comment.held ? t('Your comment will be read before others see it') : t('Comment posted'),
      )
      onPosted?.(comment)
      onClose()
    },
  })
  const { form } = contract
  const label = inReplyTo
    ? t('Your answer to :name', { name: inReplyTo.user?.name ?? t('Deleted account') })
    : t('Your comment')
  return (
    <CommentForm
      of={contract}
      label={label}
      placeholder={label}
      submitLabel={inReplyTo ? t('Reply') : t('Post')}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && form.values.content === '') onClose()
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
          event.currentTarget.form?.requestSubmit()
      }}
      onCancel={onClose}
    />
  )
}
