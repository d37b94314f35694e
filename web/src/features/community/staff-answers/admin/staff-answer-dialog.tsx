import {
  ANSWER_NAME_MAX_LENGTH,
  ANSWER_USE_NAMES,
  ANSWER_USES,
  type AnswerUse,
  REASON_MAX_LENGTH,
} from '@mediatheque/contract/community/staff-answers/answer-uses.ts'
import type { StaffAnswerView } from '@mediatheque/contract/community/staff-answers/staff-answers.schemas.ts'
import { Button, Checkbox, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core'
import { ContractForm } from '../../../../lib/forms/contract-form.tsx'
import {
  type ContractForm as Contract,
  useContractForm,
} from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { useFocusBack } from '../../../../lib/use-focus-back.ts'
import { createStaffAnswer, updateStaffAnswer } from './staff-answers.queries.ts'

interface StaffAnswerDialogProps {
  /** Absent: one more. */
  answer: StaffAnswerView | undefined
  onClose(): void
}

interface Values {
  name: string
  uses: AnswerUse[]
  body: string
  body_fr: string
}

const valuesOf = ({ name, uses, body, body_fr }: StaffAnswerView): Values => ({
  name,
  uses,
  body,
  body_fr: body_fr ?? '',
})

/** One text that staff pick, in both languages. */
export function StaffAnswerDialog({ answer, onClose }: StaffAnswerDialogProps) {
  const t = useTranslate()
  useFocusBack()
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={answer ? answer.name : t('Add a canned answer')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {answer ? <Changed answer={answer} onClose={onClose} /> : <Added onClose={onClose} />}
    </Modal>
  )
}

function Changed({ answer, onClose }: { answer: StaffAnswerView; onClose(): void }) {
  const t = useTranslate()
  const contract = useContractForm({
    initialValues: valuesOf(answer),
    write: updateStaffAnswer,
    args: (values: Values, { version }) => ({
      params: { id: answer.id },
      body: { ...values, version },
    }),
    record: {
      key: `staff-answer ${answer.id}`,
      version: answer.version,
      valuesOf: (view: StaffAnswerView) => valuesOf(view),
      versionOf: (saved) => saved.answer.version,
      shownAfter: (saved) => valuesOf(saved.answer),
    },
    onSuccess: (saved) => {
      toast.positive(t('Saved “:name”', { name: saved.answer.name }))
      onClose()
    },
  })
  return <Fields of={contract} label={t('Save')} onClose={onClose} />
}

function Added({ onClose }: { onClose(): void }) {
  const t = useTranslate()
  const initialValues: Values = { name: '', uses: [...ANSWER_USES], body: '', body_fr: '' }
  const contract = useContractForm({
    initialValues,
    write: createStaffAnswer,
    args: (values: Values) => ({ body: values }),
    onSuccess: (saved) => {
      toast.positive(t('Saved “:name”', { name: saved.answer.name }))
      onClose()
    },
  })
  return <Fields of={contract} label={t('Add a canned answer')} onClose={onClose} />
}

interface FieldsProps {
  of: Contract<Values>
  label: string
  onClose(): void
}

function Fields({ of, label, onClose }: FieldsProps) {
  const t = useTranslate()
  const { form } = of
  return (
    <ContractForm of={of}>
      <Stack gap="md">
        <TextInput
          label={t('Name')}
          description={t('For staff alone.')}
          maxLength={ANSWER_NAME_MAX_LENGTH}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Checkbox.Group label={t('Offered for')} {...form.getInputProps('uses')}>
          <Stack gap="xs" mt="xs">
            {ANSWER_USES.map((use) => (
              <Checkbox key={use} value={use} label={t(ANSWER_USE_NAMES[use])} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Textarea
          label={t('Text')}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={REASON_MAX_LENGTH}
          {...form.getInputProps('body')}
        />
        <Textarea
          label={t('Text in French')}
          description={t('Empty: readers of French get the other text.')}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={REASON_MAX_LENGTH}
          {...form.getInputProps('body_fr')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={of.isSubmitting}>
            {label}
          </Button>
        </Group>
      </Stack>
    </ContractForm>
  )
}
