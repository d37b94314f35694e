import type { CommentView } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { refresh } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
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
  const { user } = useSession()
  const draft = draftOf(`${user?.id} ${on.type} ${on.id} ${inReplyTo?.id ?? ''}`)
  // Of when it was begun, which is when something was seen.
  const [position] = useState(() => on.moments?.now() ?? null)
  const contract = useContractForm({
    initialValues: { content: draft.read() },
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
      draft.write('')
      toast.positive(
        comment.held ? t('Your comment will be read before others see it') : t('Comment posted'),
      )
      onPosted?.(comment)
      onClose()
    },
  })
  const { form, isSubmitting } = contract
  const hasFailed = useHasFailed(isSubmitting)
  const { content } = form.values
  useEffect(() => {
    draft.write(content)
  })
  const label = inReplyTo
    ? t('Your answer to :name', { name: inReplyTo.user?.name ?? t('Deleted account') })
    : t('Your comment')
  if (isSubmitting) return <SendingComment content={content.trim()} />
  return (
    <CommentForm
      of={contract}
      label={label}
      placeholder={label}
      submitLabel={hasFailed ? t('Try again') : inReplyTo ? t('Reply') : t('Post')}
      isAgain={hasFailed}
      {...(hasFailed && { fault: t('This was not posted. Your words are still here.') })}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && content === '') onClose()
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
          event.currentTarget.form?.requestSubmit()
      }}
      onCancel={() => {
        form.setFieldValue('content', '')
        draft.write('')
        onClose()
      }}
    />
  )
}

/**
 * The words of a comment that is not posted yet, for as long as the tab is open: whoever left while it was being sent finds
 * them again where it was not taken.
 */
function draftOf(place: string) {
  const key = `comment ${place}`
  return {
    read: () => attempt(() => sessionStorage.getItem(key)) ?? '',
    write: (content: string) =>
      attempt(() => {
        if (content.trim() === '') sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, content)
      }),
  }
}

/** A browser that refuses (private mode, full storage) simply forgets. */
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
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
