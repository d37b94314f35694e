import { socialEndpoints } from '@mediatheque/contract/accounts/social/social.endpoints.ts'
import { SOCIAL_SERVICE_NAMES, type SocialResult, type SocialService } from '@mediatheque/contract/accounts/social/social.schemas.ts'
import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core'
import { call } from '../../../lib/api.ts'
import { useContractForm } from '../../../lib/forms.ts'
import { useTranslate } from '../../../lib/i18n.ts'

interface LinkAccountDialogProps {
  /** The service that the visitor came from; undefined: nothing to link. */
  service: SocialService | undefined
  onResult(service: SocialService, result: SocialResult): Promise<void>
  onClose(): void
}

/** Asks for the password of the account that has the same email address as theirs elsewhere. */
export function LinkAccountDialog({ service, onResult, onClose }: LinkAccountDialogProps) {
  const t = useTranslate()
  return (
    <Modal opened={service !== undefined} onClose={onClose} title={t('You have an account already')} centered closeButtonProps={{ 'aria-label': t('Close') }}>
      {service && <PasswordForm service={service} onResult={onResult} onClose={onClose} />}
    </Modal>
  )
}

function PasswordForm({ service, onResult, onClose }: LinkAccountDialogProps & { service: SocialService }) {
  const t = useTranslate()
  const { form, isSubmitting, handleSubmit } = useContractForm({
    initialValues: { password: '' },
    submit: (body) => call(socialEndpoints.finishSocialLogin, { params: { service }, body }),
    onSuccess: async (result) => {
      onClose()
      await onResult(service, result)
    },
  })
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('There is an account with the email address of your :service account. Enter its password to connect the two; afterwards you can log in either way.', { service: SOCIAL_SERVICE_NAMES[service] })}
        </Text>
        <PasswordInput
          label={t('Password')}
          autoComplete="current-password"
          required
          withAsterisk={false}
          data-autofocus
          visibilityToggleButtonProps={{ 'aria-label': t('Show the password'), tabIndex: 0 }}
          {...form.getInputProps('password')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={isSubmitting}>
            {t('Connect and log in')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
