import type { WITHHOLDINGS } from '@mediatheque/contract/community/lists/reported-lists.schemas.ts'
import { versionsOf } from '@mediatheque/contract/core/version.ts'
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { withholdLists, withholdListsAndLeave } from './withheld-lists.queries.ts'

interface WithholdListsDialogProps {
  action: (typeof WITHHOLDINGS)[number]
  lists: readonly { readonly id: number; readonly version: number }[]
  /** The page of the list is open: whoever hid it cannot read it any more. */
  isLeaving?: boolean
  onClose(): void
  onDone(): void
}

/** Asks for the reason that the owners read, and hides or removes their lists: all of them or none. */
export default function WithholdListsDialog({
  action,
  lists,
  isLeaving = false,
  onClose,
  onDone,
}: WithholdListsDialogProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const words = useWords(action, lists.length)
  const contract = useContractForm({
    initialValues: { reason: '' },
    write: isLeaving ? withholdListsAndLeave : withholdLists,
    args: ({ reason }) => ({
      params: { ids: lists.map(({ id }) => id).join(',') },
      body: { action, reason, versions: versionsOf(lists) },
    }),
    onSuccess: () => {
      toast.positive(words.done)
      onDone()
      if (isLeaving) void navigate({ to: '/', ignoreBlocker: true })
    },
  })
  return (
    <Modal opened onClose={onClose} title={words.title} centered withCloseButton={false}>
      <ContractForm of={contract}>
        <Stack gap="md">
          <Text c="dimmed" size="sm">
            {words.text}
          </Text>
          <TextInput
            label={t('Reason, for the owner')}
            data-autofocus
            maxLength={500}
            {...contract.form.getInputProps('reason')}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button type="submit" color="red" loading={contract.isSubmitting}>
              {words.confirm}
            </Button>
          </Group>
        </Stack>
      </ContractForm>
    </Modal>
  )
}

function useWords(action: WithholdListsDialogProps['action'], count: number) {
  const t = useTranslate()
  return action === 'hide'
    ? {
        title: t('Hide [one this list|other :count lists]?', { count }),
        text: t(
          'Only [one its owner reads it|other their owners read them] from then on, and your reason with it.',
          { count },
        ),
        confirm: t('Hide'),
        done: t('[one List hidden|other :count lists hidden]', { count }),
      }
    : {
        title: t('Remove [one this list|other :count lists]?', { count }),
        text: t(
          'Nobody reads [one it|other them] any more. The history brings [one it|other them] back.',
          { count },
        ),
        confirm: t('Remove'),
        done: t('[one List removed|other :count lists removed]', { count }),
      }
}
