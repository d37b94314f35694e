import {
  type MemberSheet,
  REASON_MAX_LENGTH,
} from '@mediatheque/contract/accounts/members/member-editing.schemas.ts'
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { ContractForm } from '../../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { useConfirmedArgs } from '../../../../lib/use-confirmed-args.ts'
import { useFocusBack } from '../../../../lib/use-focus-back.ts'
import { turnOffMemberTwoFactor } from './member-editing.queries.ts'

interface TwoFactorOffDialogProps {
  member: MemberSheet
  onClose(): void
}

/** Asks why, for the history, before somebody’s second factor is switched off. */
export function TwoFactorOffDialog({ member, onClose }: TwoFactorOffDialogProps) {
  const t = useTranslate()
  useFocusBack()
  const contract = useContractForm({
    initialValues: { reason: '' },
    write: turnOffMemberTwoFactor,
    args: (body: { reason: string }) => ({ params: { id: member.id }, body }),
    complete: useConfirmedArgs(),
    onSuccess: () => {
      toast.positive(t('Second factor switched off'))
      onClose()
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('Switch off the second factor of :name?', { name: member.name })}
      centered
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <ContractForm of={contract}>
        <Stack gap="md">
          <Text c="dimmed" size="sm">
            {t('From then on the password alone opens the account. They are told by mail.')}
          </Text>
          <TextInput
            label={t('Why, for the history')}
            maxLength={REASON_MAX_LENGTH}
            data-autofocus
            {...contract.form.getInputProps('reason')}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button type="submit" color="red" loading={contract.isSubmitting}>
              {t('Switch off')}
            </Button>
          </Group>
        </Stack>
      </ContractForm>
    </Modal>
  )
}
