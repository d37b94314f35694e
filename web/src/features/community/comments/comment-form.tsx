import { COMMENT_LENGTH } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import { Button, Group, Textarea } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import type { ContractForm as Contract } from '../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import classes from './comments.module.css'

interface CommentFormProps {
  of: Contract<{ content: string }>
  label: string
  placeholder?: string
  submitLabel: string
  /** Why it is here once more. */
  fault?: string
  /** It comes back by itself: the focus is taken only from nobody. */
  isAgain?: boolean
  onKeyDown?(event: KeyboardEvent<HTMLTextAreaElement>): void
  onCancel(): void
}

/** The field for what a comment says, and the focus in it. */
export function CommentForm({
  of,
  label,
  submitLabel,
  fault,
  isAgain = false,
  onCancel,
  ...field
}: CommentFormProps) {
  const t = useTranslate()
  const { form, isSubmitting } = of
  const isTooShort = form.values.content.trim().length < COMMENT_LENGTH.least
  return (
    <ContractForm of={of} className={classes.composer}>
      <Textarea
        aria-label={label}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={COMMENT_LENGTH.most}
        ref={isAgain ? takeFreeFocus : takeFocus}
        {...field}
        {...form.getInputProps('content')}
      />
      {fault && !form.errors['content'] && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
      <Group justify="flex-end" gap="xs">
        <Button size="sm" variant="default" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button size="sm" type="submit" loading={isSubmitting} disabled={isTooShort}>
          {submitLabel}
        </Button>
      </Group>
    </ContractForm>
  )
}

const takeFocus = (field: HTMLElement | null) => field?.focus({ preventScroll: true })
const takeFreeFocus = (field: HTMLElement | null) =>
  document.activeElement === document.body ? takeFocus(field) : undefined
