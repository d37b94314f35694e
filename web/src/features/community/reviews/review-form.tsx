import {
  REVIEW_BODY_MAX_LENGTH,
  type ReviewView,
} from '@mediatheque/contract/community/reviews/reviews.schemas.ts'
import { Button, Group, Input, Textarea } from '@mantine/core'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { rateTitle } from './reviews.queries.ts'
import classes from './reviews.module.css'
import { ScoreField } from './score-field.tsx'

interface ReviewFormProps {
  titleId: number
  /** What the reader said before. */
  review: ReviewView | null
  onClose(): void
}

/** A score, and the words beside it; fetched when somebody begins to write. */
export default function ReviewForm({ titleId, review, onClose }: ReviewFormProps) {
  const t = useTranslate()
  const format = useFormat()
  const contract = useContractForm({
    initialValues: { score: review?.score ?? (null as number | null), body: review?.body ?? '' },
    write: rateTitle,
    // Without a score the form says so before anything is sent.
    args: ({ score, body }) => ({
      params: { id: titleId },
      body: { score: score as number, body },
    }),
    onSuccess: () => {
      toast.positive(t('Review saved'))
      onClose()
    },
  })
  const { form } = contract
  return (
    <ContractForm of={contract} className={classes.form}>
      <Input.Wrapper label={t('Your rating')} error={form.errors['score']} labelElement="div">
        <ScoreField
          label={t('Your rating')}
          value={form.values.score}
          onChange={(score) => form.setFieldValue('score', score as never)}
        />
      </Input.Wrapper>
      <Textarea
        label={t('Your review')}
        description={t('Plain text, at most :count characters', {
          count: format.number(REVIEW_BODY_MAX_LENGTH),
        })}
        autosize
        minRows={4}
        maxRows={16}
        maxLength={REVIEW_BODY_MAX_LENGTH}
        ref={(element) => element?.focus({ preventScroll: true })}
        {...form.getInputProps('body')}
      />
      <Group justify="flex-end" gap="xs">
        <Button size="sm" variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button size="sm" type="submit" loading={contract.isSubmitting}>
          {t('Save')}
        </Button>
      </Group>
    </ContractForm>
  )
}
