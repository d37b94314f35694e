import type { RoleView } from '@mediatheque/contract/accounts/roles/roles.schemas.ts'
import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useFormat } from '../../../../lib/format.ts'
import { ContractForm } from '../../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { useConfirmedArgs } from '../../../../lib/use-confirmed-args.ts'
import { useFocusBack } from '../../../../lib/use-focus-back.ts'
import { deleteRole, rolesQuery } from './roles.queries.ts'

interface DeleteRoleDialogProps {
  role: RoleView
  onClose(): void
  onDone(): void
}

const NONE = 'none'

/** Says how many lose it, asks what they get instead, and deletes the role. */
export function DeleteRoleDialog({ role, onClose, onDone }: DeleteRoleDialogProps) {
  const t = useTranslate()
  const format = useFormat()
  useFocusBack()
  const { data } = useSuspenseQuery(rolesQuery())
  const hasMembers = role.members_count > 0
  const contract = useContractForm({
    initialValues: { replacement_id: hasMembers ? '' : NONE },
    write: deleteRole,
    args: ({ replacement_id: id }: { replacement_id: string }) => ({
      params: { id: role.id },
      body: {
        version: role.version,
        ...(id !== '' && { replacement_id: id === NONE ? null : Number(id) }),
      },
    }),
    complete: useConfirmedArgs(),
    onSuccess: () => {
      toast.positive(t('Role deleted'))
      onDone()
    },
  })
  const others = data.roles.filter(
    ({ id, key, can }) => id !== role.id && key !== 'guest' && can.update,
  )
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('Delete the role :name?', { name: t(role.name) })}
      centered
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <ContractForm of={contract}>
        <Stack gap="md">
          <Text c="dimmed" size="sm">
            {!hasMembers && t('Nobody has it.')}
            {hasMembers &&
              (role.members_count_is_minimum
                ? t('more than :count members', { count: format.number(role.members_count) })
                : t('[one 1 member loses|other :count members lose] it at once.', {
                    count: role.members_count,
                  }))}
          </Text>
          {hasMembers && (
            <Select
              label={t('What they get instead')}
              data={[
                { value: NONE, label: t('Nothing: they keep their other roles') },
                ...others.map(({ id, name }) => ({ value: String(id), label: t(name) })),
              ]}
              allowDeselect={false}
              {...contract.form.getInputProps('replacement_id')}
            />
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button type="submit" color="red" loading={contract.isSubmitting}>
              {t('Delete role')}
            </Button>
          </Group>
        </Stack>
      </ContractForm>
    </Modal>
  )
}
