import { passkeyEndpoints } from '@mediatheque/contract/accounts/passkeys/passkeys.endpoints.ts'
import type { PasskeyView } from '@mediatheque/contract/accounts/passkeys/passkeys.schemas.ts'
import { Button, Group, Modal, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { showAnswer } from '../../../lib/queries.ts'
import { toast } from '../../../lib/toast.ts'
import { passkeysQuery } from './passkeys.queries.ts'

const renamePasskey = defineWrite(passkeyEndpoints.renamePasskey)

export function RenamePasskeyDialog({
  passkey,
  onClose,
}: {
  passkey: PasskeyView | undefined
  onClose(): void
}) {
  const t = useTranslate()
  return (
    <Modal
      opened={passkey !== undefined}
      onClose={onClose}
      title={t('Rename passkey')}
      centered
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {passkey && <NameForm passkey={passkey} onClose={onClose} />}
    </Modal>
  )
}

function NameForm({ passkey, onClose }: { passkey: PasskeyView; onClose(): void }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const contract = useContractForm({
    initialValues: { name: passkey.name },
    write: renamePasskey,
    args: (body) => ({ params: { id: passkey.id }, body }),
    onSuccess: async (answer) => {
      await showAnswer(queries, passkeysQuery(), answer)
      toast.positive(t('Passkey renamed'))
      onClose()
    },
  })
  const { form, isSubmitting } = contract
  return (
    <ContractForm of={contract}>
      <TextInput
        label={t('Name')}
        autoComplete="off"
        required
        withAsterisk={false}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={isSubmitting}>
          {t('Save')}
        </Button>
      </Group>
    </ContractForm>
  )
}
