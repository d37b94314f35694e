import {
  type AnswerUse,
  REASON_MAX_LENGTH,
} from '@mediatheque/contract/community/staff-answers/answer-uses.ts'
import type { OfferedAnswer } from '@mediatheque/contract/community/staff-answers/staff-answers.schemas.ts'
import { Select, Stack, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useLocalization } from '../../../../lib/session.tsx'
import { offeredAnswersQuery } from './staff-answers.queries.ts'

/** What a member is told, and the canned answer that it was taken from. */
export interface SaidReason {
  readonly reason: string
  readonly answer_id: number | null
}
export const NOTHING_SAID: SaidReason = { reason: '', answer_id: null }

interface ReasonFieldProps {
  /** Which canned answers are offered. */
  use: AnswerUse
  label: string
  description?: string
  isRequired?: boolean
  value: SaidReason
  error?: ReactNode
  onChange(said: SaidReason): void
}

/** Words that a member reads: typed, or a canned answer, which can be changed before it is sent. */
export function ReasonField({
  use,
  label,
  description,
  isRequired = false,
  value,
  error,
  onChange,
}: ReasonFieldProps) {
  const t = useTranslate()
  const { language } = useLocalization()
  const { data } = useQuery(offeredAnswersQuery(use))
  const answers = data?.answers ?? []
  const bodyOf = ({ body, body_fr }: OfferedAnswer) => (language === 'fr' && body_fr) || body
  const choose = (id: string | null) => {
    const answer = answers.find((one) => String(one.id) === id)
    onChange(answer ? { reason: bodyOf(answer), answer_id: answer.id } : NOTHING_SAID)
  }
  return (
    <Stack gap="sm">
      {answers.length > 0 && (
        <Select
          label={t('Canned answer')}
          placeholder={t('Choose one, or write below')}
          data={answers.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={value.answer_id === null ? null : String(value.answer_id)}
          clearable
          searchable
          onChange={choose}
        />
      )}
      <Textarea
        label={label}
        description={description}
        required={isRequired}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={REASON_MAX_LENGTH}
        data-autofocus
        value={value.reason}
        error={error}
        onChange={({ currentTarget }) => onChange({ ...value, reason: currentTarget.value })}
      />
    </Stack>
  )
}
