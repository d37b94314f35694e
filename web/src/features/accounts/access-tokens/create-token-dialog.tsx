import { accessTokenEndpoints } from '@mediatheque/contract/accounts/access-tokens/access-tokens.endpoints.ts'
import { ACCESS_TOKEN_NAME_MAX_LENGTH } from '@mediatheque/contract/accounts/access-tokens/access-tokens.schemas.ts'
import { userEndpoints } from '@mediatheque/contract/accounts/users/users.endpoints.ts'
import { Alert, Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { copyText } from '../../../lib/copy-text.ts'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import classes from './developers-panel.module.css'

const createToken = defineWrite(accessTokenEndpoints.createAccessToken, [userEndpoints.getUser])

interface CreateTokenDialogProps {
  isOpen: boolean
  onClose(): void
}

/** Asks for a name, then shows the token: once. A click beside the dialog must not throw it away. */
export function CreateTokenDialog({ isOpen, onClose }: CreateTokenDialogProps) {
  const t = useTranslate()
  const [plainTextToken, setPlainTextToken] = useState<string>()
  const handleClose = () => {
    onClose()
    setPlainTextToken(undefined)
  }
  return (
    <Modal
      opened={isOpen}
      onClose={handleClose}
      title={plainTextToken ? t('Your new token') : t('Create token')}
      centered
      closeOnClickOutside={!plainTextToken}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {plainTextToken ? (
        <NewToken token={plainTextToken} onClose={handleClose} />
      ) : (
        <NameForm onCreated={setPlainTextToken} onClose={handleClose} />
      )}
    </Modal>
  )
}

function NameForm({ onCreated, onClose }: { onCreated(token: string): void; onClose(): void }) {
  const t = useTranslate()
  const contract = useContractForm({
    initialValues: { tokenName: '' },
    write: createToken,
    args: (body) => ({ body }),
    onSuccess: ({ plainTextToken }) => {
      onCreated(plainTextToken)
      toast.positive(t('Token create'))
    },
  })
  const { form, isSubmitting } = contract
  return (
    <ContractForm of={contract}>
      <Stack gap="md">
        <TextInput
          label={t('Token name')}
          description={t('What the token is for, such as the name of a program.')}
          required
          withAsterisk={false}
          maxLength={ACCESS_TOKEN_NAME_MAX_LENGTH}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('tokenName')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={isSubmitting}>
            {t('Create token')}
          </Button>
        </Group>
      </Stack>
    </ContractForm>
  )
}

function NewToken({ token, onClose }: { token: string; onClose(): void }) {
  const t = useTranslate()
  const [isCopied, setCopied] = useState(false)
  const handleCopy = async () => {
    const hasWorked = await copyText(token)
    setCopied(hasWorked)
    if (!hasWorked)
      toast.danger(t('Copying did not work. Please select the token and copy it yourself.'))
  }
  const Icon = isCopied ? IconCheck : IconCopy
  return (
    <Stack gap="md">
      <Alert variant="light" classNames={{ root: classes.warning, message: classes.warningText }}>
        {t('Copy this token now: it is shown only once, and whoever has it can act in your name.')}
      </Alert>
      <TextInput
        label={t('Access token')}
        value={token}
        readOnly
        classNames={{ input: classes.token }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group justify="flex-end" gap="xs">
        <Button
          variant="default"
          leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
          onClick={() => void handleCopy()}
        >
          {isCopied ? t('Copied') : t('Copy token')}
        </Button>
        <Button onClick={onClose}>{t('Done')}</Button>
      </Group>
    </Stack>
  )
}
