import { Button, Group, Stack, Text } from '@mantine/core'
import { ContractForm } from './forms/contract-form.tsx'
import { useContractForm } from './forms/use-contract-form.ts'
import { useTranslate } from './i18n.ts'
import { PasswordField } from '../ui/password-field.tsx'

interface PasswordFormProps<Result> {
  /** Why the password is asked for. */
  text: string
  submitLabel: string
  /** Sends the password; what the server says of it lands on the field. */
  submit(body: { password: string }): Promise<Result>
  onSuccess(result: Result): void | Promise<void>
  onClose(): void
  /** Whether the account has a password at all; without one only the text and the buttons are there. */
  hasPassword?: boolean
}

/** The inside of a dialog that asks for the password of an account before something happens. */
export function PasswordForm<Result>({
  text,
  submitLabel,
  submit,
  onSuccess,
  onClose,
  hasPassword = true,
}: PasswordFormProps<Result>) {
  const t = useTranslate()
  const contract = useContractForm({
    initialValues: { password: '' },
    submit,
    onSuccess,
  })
  const { form, isSubmitting } = contract
  return (
    <ContractForm of={contract}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {text}
        </Text>
        {hasPassword && (
          <PasswordField
            kind="current"
            label={t('Password')}
            data-autofocus
            {...form.getInputProps('password')}
          />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={isSubmitting}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </ContractForm>
  )
}
