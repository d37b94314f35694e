import type { CommentView } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { refresh } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { CommentForm } from './comment-form.tsx'
import { type Commentable, postComment } from './comments.queries.ts'
import { SendingComment } from './sending-comment.tsx'

interface CommentComposerProps {
  on: Commentable
  /** The comment that is answered. */
  inReplyTo?: CommentView | undefined
  onPosted?(comment: CommentView): void
  onClose(): void
}

/**
 * Where words are written that others read; fetched when somebody begins to. Once sent they stand as a comment, and where
 * they were not taken they are here again, with the reason.
 */
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
  const { form, isSubmitting } = contract
  const hasFailed = useHasFailed(isSubmitting)
  const label = inReplyTo
    ? t('Your answer to :name', { name: inReplyTo.user?.name ?? t('Deleted account') })
    : t('Your comment')
  if (isSubmitting) return <SendingComment content={form.values.content.trim()} />
  return (
    <CommentForm
      of={contract}
      label={label}
      placeholder={label}
      submitLabel={hasFailed ? t('Try again') : inReplyTo ? t('Reply') : t('Post')}
      isAgain={hasFailed}
      {...(hasFailed && { fault: t('This was not posted. Your words are still here.') })}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && form.values.content === '') onClose()
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
          event.currentTarget.form?.requestSubmit()
      }}
      onCancel={onClose}
    />
  )
}

/** Whether it was sent and is not there. An answer that was lost on its way leaves the comment behind: then it comes with the list. */
function useHasFailed(isSubmitting: boolean): boolean {
  const queries = useQueryClient()
  const [wasSent, setWasSent] = useState(false)
  if (isSubmitting && !wasSent) setWasSent(true)
  const hasFailed = wasSent && !isSubmitting
  useEffect(() => {
    if (hasFailed) void refresh(queries, postComment.refreshes)
  }, [hasFailed, queries])
  return hasFailed
}
