import type { CommentView } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import { useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { deleteComments } from './comments.queries.ts'

interface DeleteCommentProps {
  comment: CommentView
  onDeleted(): void
  onClose(): void
}

/** Asks once, and deletes. */
export default function DeleteComment({ comment, onDeleted, onClose }: DeleteCommentProps) {
  const t = useTranslate()
  const remove = useWrite(deleteComments, {
    onSuccess: ({ deleted }) => {
      toast.positive(t('[one Comment deleted|other Deleted :count comments]', { count: deleted }))
      onClose()
      onDeleted()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      title={t('Delete this comment?')}
      text={t('What was answered to it stays.')}
      confirmLabel={t('Delete')}
      cancelLabel={t('Cancel')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { ids: String(comment.id) } })}
      onClose={onClose}
    />
  )
}
