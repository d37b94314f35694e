import type { CommentView } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { CommentForm } from './comment-form.tsx'
import { editComment } from './comments.queries.ts'

interface CommentEditorProps {
  comment: CommentView
  onClose(changed?: CommentView): void
}

/** The words of an own comment, to be changed in their place. */
export default function CommentEditor({ comment, onClose }: CommentEditorProps) {
  const t = useTranslate()
  const contract = useContractForm({
    initialValues: { content: comment.content },
    write: editComment,
    args: ({ content }) => ({ params: { id: comment.id }, body: { content } }),
    onSuccess: ({ comment: changed }) => {
      toast.positive(
        changed.held ? t('Your comment will be read before others see it') : t('Comment changed'),
      )
      onClose(changed)
    },
  })
  return (
    <CommentForm
      of={contract}
      label={t('Your comment')}
      submitLabel={t('Save')}
      onCancel={() => onClose()}
    />
  )
}
