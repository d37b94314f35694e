import { POSTPONE_NOTE_MAX_LENGTH } from '@mediatheque/contract/links/postponements/postponements.constants.ts'
import { versionsOf } from '@mediatheque/contract/core/version.ts'
import { Button, Chip, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ContractForm } from '../../../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../../../lib/forms/use-contract-form.ts'
import { useFormat } from '../../../../../lib/format.ts'
import { useWrite } from '../../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { toast } from '../../../../../lib/toast.ts'
import type { Contribution, QueueKind } from '../queue-kinds.ts'
import {
  dayOfPreset,
  POSTPONE_PRESETS,
  type PostponePreset,
  startOfPostponedDay,
} from './postpone-days.ts'
import { POSTPONES, resumePostponements } from './postponements.queries.ts'

interface PostponeDialogProps {
  kind: QueueKind
  rows: readonly Contribution[]
  /** Whether somebody else is looking at one of them, which the reader sees beside it. */
  isLookedAt: boolean
  onClose(): void
  onDone(): void
}

const LABELS: Readonly<Record<PostponePreset, string>> = {
  tomorrow: 'Tomorrow',
  week: 'In a week',
  month: 'In a month',
  other: 'Another day',
}

/** Asks until when deciding about contributions is put off. */
export function PostponeDialog({ rows, ...form }: PostponeDialogProps) {
  const t = useTranslate()
  return (
    <Modal
      opened={rows.length > 0}
      onClose={form.onClose}
      centered
      title={t('Postpone [one 1 contribution|other :count contributions]', { count: rows.length })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {rows.length > 0 && <PostponeForm rows={rows} {...form} />}
    </Modal>
  )
}

function PostponeForm({ kind, rows, isLookedAt, onClose, onDone }: PostponeDialogProps) {
  const t = useTranslate()
  const format = useFormat()
  const { mutate: undo } = useWrite(resumePostponements)
  const [tomorrow] = useState(() => dayOfPreset('tomorrow', new Date()))
  const [preset, setPreset] = useState<PostponePreset>('tomorrow')
  const contract = useContractForm({
    initialValues: { day: tomorrow, note: '' },
    fieldNames: { until: 'day', ids: 'day', take_over: 'day' },
    write: POSTPONES[kind.history],
    args: ({ day, note }) => ({
      params: { ids: rows.map(({ id }) => id).join(',') },
      body: {
        until: startOfPostponedDay(day),
        note,
        take_over: isLookedAt,
        versions: versionsOf(rows),
      },
    }),
    onSuccess: ({ postponed, postponements }) => {
      toast.positive(t('Postponed [one 1 record|other :count records]', { count: postponed }), {
        label: t('Undo'),
        run: () => undo({ params: { ids: postponements.join(',') } }),
      })
      onDone()
    },
  })
  const { form } = contract
  const choose = (chosen: PostponePreset) => {
    setPreset(chosen)
    if (chosen !== 'other') form.setFieldValue('day', dayOfPreset(chosen, new Date()))
  }
  const start = startOfPostponedDay(form.values.day)
  return (
    <ContractForm of={contract}>
      <Stack gap="md">
        <p>{t('Until then it is in no queue and in no count. It comes back by itself.')}</p>
        <Chip.Group value={preset} onChange={(chosen) => choose(chosen as PostponePreset)}>
          <Group gap="xs" role="radiogroup" aria-label={t('Until')}>
            {POSTPONE_PRESETS.map((one) => (
              <Chip
                key={one}
                value={one}
                variant="outline"
                data-autofocus={one === preset || undefined}
              >
                {t(LABELS[one])}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        {preset === 'other' ? (
          <TextInput
            type="date"
            label={t('Day')}
            required
            min={tomorrow}
            {...form.getInputProps('day')}
          />
        ) : (
          <p>{form.errors['day'] ?? (start && format.date(start))}</p>
        )}
        <Textarea
          label={t('Note for staff')}
          description={t('Its uploader does not see it.')}
          autosize
          minRows={2}
          maxLength={POSTPONE_NOTE_MAX_LENGTH}
          {...form.getInputProps('note')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={contract.isSubmitting}>
            {t('Postpone')}
          </Button>
        </Group>
      </Stack>
    </ContractForm>
  )
}
