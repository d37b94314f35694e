import {
  COMMENT_LENGTH,
  type CommentView,
} from '@mediatheque/contract/community/comments/comments.schemas.ts'
import { Button, Group, Textarea } from '@mantine/core'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import classes from './comments.module.css'
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
  const contract = useContractForm({
    initialValues: { content: '' },
    write: postComment,
    args: ({ content }) => ({
      body: {
        commentable_type: on.type,
        commentable_id: on.id,
        content,
        ...(inReplyTo && { inReplyTo: inReplyTo.id }),
      },
    }),
    onSuccess: ({ comment }) => {
      toast.positive(t('Comment posted'))
      onPosted?.(comment)
      onClose()
    },
  })
  const { form, isSubmitting } = contract
  const isTooShort = form.values.content.trim().length < COMMENT_LENGTH.least
  const label = inReplyTo
    ? t('Your answer to :name', { name: inReplyTo.user?.name ?? t('Deleted account') })
    : t('Your comment')
  return (
    <ContractForm of={contract} className={classes.composer}>
      <Textarea
        aria-label={label}
        placeholder={label}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={COMMENT_LENGTH.most}
        ref={(element) => element?.focus({ preventScroll: true })}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && form.values.content === '') onClose()
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit()
        }}
        {...form.getInputProps('content')}
      />
      <Group justify="flex-end" gap="xs">
        <Button size="sm" variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button size="sm" type="submit" loading={isSubmitting} disabled={isTooShort}>
          {inReplyTo ? t('Reply') : t('Post')}
        </Button>
      </Group>
    </ContractForm>
  )
}
