import {
  CAST_DEPARTMENT,
  type Department,
  DEPARTMENTS,
} from '@mediatheque/contract/catalogue/people/departments.ts'
import type { PersonCreditView } from '@mediatheque/contract/catalogue/person-records/person-records.schemas.ts'
import type { CreditEntry } from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { ContractForm } from '../../../../lib/forms/contract-form.tsx'
import {
  type ContractForm as Contract,
  useContractForm,
} from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { useFocusBack } from '../../../../lib/use-focus-back.ts'
import { addCredit, changeCredit } from './credits.queries.ts'
import { type PickedTitle, TitlePicker } from './title-picker.tsx'

interface Work {
  department: Department
  job: string
  character: string
}

interface CreditDialogProps {
  personId: number
  /** Absent: one more. */
  credit?: PersonCreditView | undefined
  onClose(): void
}

/** What a person did for a title. */
export function CreditDialog({ personId, credit, onClose }: CreditDialogProps) {
  const t = useTranslate()
  useFocusBack()
  return (
    <Modal
      opened
      onClose={onClose}
      title={credit ? credit.title.name : t('Add a credit')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {credit ? (
        <Changed credit={credit} onClose={onClose} />
      ) : (
        <Added personId={personId} onClose={onClose} />
      )}
    </Modal>
  )
}

const workOf = ({
  department,
  job,
  character,
}: Pick<CreditEntry, 'department' | 'job' | 'character'>): Work => ({
  department,
  job: job ?? '',
  character: character ?? '',
})

function Changed({ credit, onClose }: { credit: PersonCreditView; onClose(): void }) {
  const t = useTranslate()
  const { title } = credit
  const contract = useContractForm({
    initialValues: workOf(credit),
    write: changeCredit,
    args: (values: Work, { version }) => ({
      params: { id: title.id, credit: credit.id },
      body: { ...values, version },
    }),
    record: {
      key: `title ${title.id}`,
      version: title.version,
      valuesOf: (view: CreditEntry) => workOf(view),
      versionOf: (saved) => saved.credit.version,
      shownAfter: (saved) => workOf(saved.credit),
    },
    onSuccess: () => {
      toast.positive(t('Credit saved'))
      onClose()
    },
  })
  return (
    <Fields of={contract} onClose={onClose} label={t('Save')}>
      <WorkFields form={contract.form} />
    </Fields>
  )
}

type NewCredit = Work & { title: PickedTitle | null }
const NEW: NewCredit = { title: null, department: CAST_DEPARTMENT, job: '', character: '' }

function Added({ personId, onClose }: { personId: number; onClose(): void }) {
  const t = useTranslate()
  const contract = useContractForm({
    initialValues: NEW,
    write: addCredit,
    args: ({ title, ...work }: NewCredit) => ({
      params: { id: title?.id ?? 0 },
      body: { ...work, person_id: personId },
    }),
    fieldNames: { id: 'title', person_id: 'title' },
    onSuccess: () => {
      toast.positive(t('Credit saved'))
      onClose()
    },
  })
  const { form } = contract
  return (
    <Fields
      of={contract}
      onClose={onClose}
      label={t('Add')}
      isDisabled={form.values.title === null}
    >
      <TitlePicker
        value={form.values.title}
        error={form.errors['title']}
        onPick={(title) => form.setFieldValue('title', title as never)}
      />
      <WorkFields form={form} />
    </Fields>
  )
}

function WorkFields<Values extends Work>({ form }: { form: UseFormReturnType<Values> }) {
  const t = useTranslate()
  const isCast = form.getValues().department === CAST_DEPARTMENT
  return (
    <>
      <Select
        label={t('Department')}
        allowDeselect={false}
        data={DEPARTMENTS.map((value) => ({ value, label: t(value) }))}
        {...form.getInputProps('department')}
      />
      {isCast ? (
        <TextInput label={t('Character')} maxLength={300} {...form.getInputProps('character')} />
      ) : (
        <TextInput label={t('Job in a crew')} maxLength={120} {...form.getInputProps('job')} />
      )}
    </>
  )
}

interface FieldsProps<Values extends object> {
  of: Contract<Values>
  label: string
  isDisabled?: boolean
  onClose(): void
  children: ReactNode
}

function Fields<Values extends object>({
  of,
  label,
  isDisabled = false,
  onClose,
  children,
}: FieldsProps<Values>) {
  const t = useTranslate()
  return (
    <ContractForm of={of}>
      <Stack gap="md">
        {children}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={of.isSubmitting} disabled={isDisabled}>
            {label}
          </Button>
        </Group>
      </Stack>
    </ContractForm>
  )
}
