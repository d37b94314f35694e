import type { ListRecordRow } from '@mediatheque/contract/community/lists/list-records.schemas.ts'
import { versionsOf } from '@mediatheque/contract/core/version.ts'
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { ContractForm } from '../../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { useFocusBack } from '../../../../lib/use-focus-back.ts'
import { deleteListRecords } from './list-records.queries.ts'

interface DeleteListsDialogProps {
  lists: readonly ListRecordRow[]
  onClose(): void
  onDone(): void
}

/** Says what goes and whether it can come back, asks for the reason that the owners of others' lists read, and deletes. */
export function DeleteListsDialog({ lists, onClose, onDone }: DeleteListsDialogProps) {
  const t = useTranslate()
  useFocusBack()
  const own = lists.filter(({ is_own: isOwn }) => isOwn).length
  const others = lists.length - own
  const titles = lists.reduce((sum, { items_count: count }) => sum + count, 0)
  const contract = useContractForm({
    initialValues: { reason: '' },
    write: deleteListRecords,
    args: ({ reason }) => ({
      params: { ids: lists.map(({ id }) => id).join(',') },
      body: { reason, versions: versionsOf(lists) },
    }),
    onSuccess: ({ deleted: count }) => {
      toast.positive(t('[one List deleted|other :count lists deleted]', { count }))
      onDone()
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('Delete [one this list|other these :count lists]?', { count: lists.length })}
      centered
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <ContractForm of={contract}>
        <Stack gap="md">
          <Text c="dimmed" size="sm">
            {t('[one 1 title stays|other :count titles stay] in the catalogue.', { count: titles })}{' '}
            {others > 0 &&
              t(
                'The history brings back [one the list|other the :count lists] of others; their owners are told why.',
                { count: others },
              )}{' '}
            {own > 0 &&
              t('[one Your own list goes|other Your own :count lists go] for good.', {
                count: own,
              })}
          </Text>
          {others > 0 && (
            <TextInput
              label={t('Reason, for the owner')}
              data-autofocus
              maxLength={500}
              {...contract.form.getInputProps('reason')}
            />
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button type="submit" color="red" loading={contract.isSubmitting}>
              {t('Delete')}
            </Button>
          </Group>
        </Stack>
      </ContractForm>
    </Modal>
  )
}
