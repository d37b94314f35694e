import type { RequestView } from '@mediatheque/contract/community/requests/requests.schemas.ts'
import { Button, Group, Modal, Stack } from '@mantine/core'
import { ContractForm } from '../../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { placeOf } from '../request-cells.tsx'
import { updateRequest } from '../requests.queries.ts'
import { TitlePicker } from '../title-picker.tsx'

interface ResolveDialogProps {
  request: RequestView | undefined
  onClose(): void
}

/** Says by which title of the catalogue a request is resolved. */
export function ResolveDialog({ request, onClose }: ResolveDialogProps) {
  const t = useTranslate()
  return (
    <Modal
      opened={request !== undefined}
      onClose={onClose}
      title={t('Complete request')}
      centered
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {request && <ResolveForm request={request} onClose={onClose} />}
    </Modal>
  )
}

function ResolveForm({ request, onClose }: { request: RequestView; onClose(): void }) {
  const t = useTranslate()
  const contract = useContractForm({
    initialValues: { title_id: request.title_id },
    write: updateRequest,
    args: ({ title_id }) => ({
      params: { id: request.id },
      body: { version: request.version, action: 'resolve' as const, title_id },
    }),
    onSuccess: () => {
      toast.positive(t('Request resolved'))
      onClose()
    },
  })
  return (
    <ContractForm of={contract}>
      <Stack gap="md">
        <p>
          {t(
            '[one One person wants|other :count people want] “:title” (:place). They are told that it is there.',
            {
              count: request.supporters_count,
              title: request.title,
              place: placeOf(request, t),
            },
          )}
        </p>
        <TitlePicker data-autofocus {...contract.form.getInputProps('title_id')} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={contract.isSubmitting}>
            {t('Complete request')}
          </Button>
        </Group>
      </Stack>
    </ContractForm>
  )
}
