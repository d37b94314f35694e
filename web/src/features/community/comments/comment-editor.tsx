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
      toast.positive(t('Comment changed'))
      onClose(changed)
    },
  })
  const { form, isSubmitting } = contract
  return (
    <ContractForm of={contract} className={classes.composer}>
      <Textarea
        aria-label={t('Your comment')}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={COMMENT_LENGTH.most}
        ref={(element) => element?.focus({ preventScroll: true })}
        {...form.getInputProps('content')}
      />
      <Group justify="flex-end" gap="xs">
        <Button size="sm" variant="default" onClick={() => onClose()}>
          {t('Cancel')}
        </Button>
        <Button
          size="sm"
          type="submit"
          loading={isSubmitting}
          disabled={form.values.content.trim().length < COMMENT_LENGTH.least}
        >
          {t('Save')}
        </Button>
      </Group>
    </ContractForm>
  )
}
