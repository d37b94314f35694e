import {
  SANCTION_STOP_NAMES,
  SANCTION_STOPS,
  type SanctionStop,
} from '@mediatheque/contract/community/sanctions/sanction-kinds.ts'
import type { MemberRecordView } from '@mediatheque/contract/community/sanctions/sanctions.schemas.ts'
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { ContractForm } from '../../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { ReasonField } from '../../staff-answers/admin/reason-field.tsx'
import { EndField, endOfDays } from './end-field.tsx'
import { suspendMember, warnMember } from './sanctions.queries.ts'

interface SanctionFormProps {
  kind: 'warning' | 'suspension'
  record: MemberRecordView
  onClose(): void
}

/** Warns or suspends a member, who is told in these words. */
export function SanctionForm({ kind, ...props }: SanctionFormProps) {
  return kind === 'warning' ? <WarningForm {...props} /> : <SuspensionForm {...props} />
}

type FormProps = Omit<SanctionFormProps, 'kind'>

interface Said {
  reason: string
  answer_id: number | null
}

function WarningForm({ record, onClose }: FormProps) {
  const t = useTranslate()
  const initialValues: Said = { reason: '', answer_id: null }
  const contract = useContractForm({
    initialValues,
    write: warnMember,
    args: (values: Said) => ({
      params: { id: record.user.id },
      body: { ...values, seen_sanction_id: record.last_sanction_id },
    }),
    onSuccess: () => {
      toast.positive(t(':name was warned', { name: record.user.name }))
      onClose()
    },
  })
  const { form } = contract
  return (
    <ContractForm of={contract}>
      <Stack gap="md">
        <Text c="dimmed" size="sm">
          {t('They read it by mail, and on the site until they say that they have.')}
        </Text>
        <ReasonField
          use="warning"
          label={t('Warning, for the member')}
          isRequired
          value={form.values}
          error={form.errors['reason']}
          onChange={(said) => form.setValues(said)}
        />
        <Buttons label={t('Warn')} isBusy={contract.isSubmitting} onClose={onClose} />
      </Stack>
    </ContractForm>
  )
}

interface Suspension extends Said {
  stops: SanctionStop[]
  ends_at: string | null
}

const USUAL_DAYS = 7

function SuspensionForm({ record, onClose }: FormProps) {
  const t = useTranslate()
  const initialValues: Suspension = {
    reason: '',
    answer_id: null,
    stops: [record.can.stop_parts ? 'comments' : 'everything'],
    ends_at: endOfDays(USUAL_DAYS),
  }
  const contract = useContractForm({
    initialValues,
    write: suspendMember,
    args: (values: Suspension) => ({
      params: { id: record.user.id },
      body: { ...values, seen_sanction_id: record.last_sanction_id },
    }),
    onSuccess: () => {
      toast.positive(t(':name was suspended', { name: record.user.name }))
      onClose()
    },
  })
  const { form } = contract
  const { stops, ends_at, ...said } = form.values
  const isClosed = stops.includes('everything')
  return (
    <ContractForm of={contract}>
      <Stack gap="md">
        <Checkbox.Group
          label={t('What is stopped')}
          value={stops}
          error={form.errors['stops']}
          onChange={(chosen) => form.setFieldValue('stops', chosen as SanctionStop[])}
        >
          <Stack gap="xs" mt="xs">
            {SANCTION_STOPS.map((stop) => (
              <Checkbox
                key={stop}
                value={stop}
                label={t(SANCTION_STOP_NAMES[stop])}
                disabled={stop !== 'everything' && (isClosed || !record.can.stop_parts)}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <EndField
          usualDays={USUAL_DAYS}
          error={form.errors['ends_at']}
          value={ends_at}
          onChange={(moment) => form.setFieldValue('ends_at', moment)}
        />
        <ReasonField
          use="suspension"
          label={t('Reason, for the member')}
          isRequired
          value={said}
          error={form.errors['reason']}
          onChange={(words) => form.setValues(words)}
        />
        <Buttons
          label={t('Suspend')}
          isDangerous
          isBusy={contract.isSubmitting}
          onClose={onClose}
        />
      </Stack>
    </ContractForm>
  )
}

interface ButtonsProps {
  label: string
  isDangerous?: boolean
  isBusy: boolean
  onClose(): void
}

function Buttons({ label, isDangerous = false, isBusy, onClose }: ButtonsProps) {
  const t = useTranslate()
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" onClick={onClose}>
        {t('Back')}
      </Button>
      <Button type="submit" loading={isBusy} {...(isDangerous && { color: 'red' })}>
        {label}
      </Button>
    </Group>
  )
}
