import type { DenialView } from '@mediatheque/contract/links/denials/denials.schemas.ts'
import { REASON_MAX_LENGTH } from '@mediatheque/contract/links/links/links.constants.ts'
import { Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { ContractForm } from '../../../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { toast } from '../../../../../lib/toast.ts'
import { restoreDenials } from './denials.queries.ts'

interface RestoreDialogProps {
  denials: readonly DenialView[]
  onClose(): void
  onDone(): void
}

/** Asks why a denial is taken back: the uploader reads it, and it stays in the history. */
export function RestoreDialog({ denials, onClose, onDone }: RestoreDialogProps) {
  const t = useTranslate()
  const count = denials.length
  return (
    <Modal
      opened={count > 0}
      onClose={onClose}
      centered
      title={t('Restore [one 1 contribution|other :count contributions]?', { count })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {count > 0 && <RestoreForm denials={denials} onClose={onClose} onDone={onDone} />}
    </Modal>
  )
}

function RestoreForm({ denials, onClose, onDone }: RestoreDialogProps) {
  const t = useTranslate()
  const contract = useContractForm({
    initialValues: { raison: '' },
    write: restoreDenials,
    args: ({ raison }) => ({
      params: { ids: denials.map(({ id }) => id).join(',') },
      body: { raison },
    }),
    onSuccess: ({ restored }) => {
      toast.positive(t('Restored [one 1 record|other :count records]', { count: restored }))
      onDone()
    },
  })
  return (
    <ContractForm of={contract}>
      <Stack gap="md">
        <p>{t('It waits for validation again, as it was. Its uploader reads why.')}</p>
        <Textarea
          label={t('Reason')}
          required
          autosize
          minRows={2}
          maxLength={REASON_MAX_LENGTH}
          data-autofocus
          {...contract.form.getInputProps('raison')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={contract.isSubmitting}>
            {t('Restore')}
          </Button>
        </Group>
      </Stack>
    </ContractForm>
  )
}
