import { authEndpoints } from '@mediatheque/contract/accounts/auth/auth.endpoints.ts'
import { sessionEndpoints } from '@mediatheque/contract/accounts/sessions/sessions.endpoints.ts'
import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { useContractForm } from '../../../lib/forms.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { usePasswordConfirmation } from '../../../lib/password-confirmation.tsx'
import { useSession } from '../../../lib/session.tsx'
import { toast } from '../../../lib/toast.ts'
import { sessionsQuery } from './sessions.queries.ts'

interface LogOutOthersDialogProps {
  isOpen: boolean
  count: number
  onClose(): void
}

/** Asks for the password once: it confirms the act and travels with it. */
export function LogOutOthersDialog({ isOpen, count, onClose }: LogOutOthersDialogProps) {
  const t = useTranslate()
  return (
    <Modal opened={isOpen} onClose={onClose} title={t('Log out other sessions')} centered closeButtonProps={{ 'aria-label': t('Close') }}>
      <PasswordForm count={count} onClose={onClose} />
    </Modal>
  )
}

function PasswordForm({ count, onClose }: Omit<LogOutOthersDialogProps, 'isOpen'>) {
  const t = useTranslate()
  const queries = useQueryClient()
  const confirmed = usePasswordConfirmation()
  const hasPassword = useSession().user?.has_password !== false
  const { form, isSubmitting, handleSubmit } = useContractForm({
    initialValues: { password: '' },
    submit: async (body) => {
      if (!hasPassword) return confirmed(() => call(sessionEndpoints.logOutOtherSessions, { body: {} }))
      await call(authEndpoints.confirmPassword, { body })
      return call(sessionEndpoints.logOutOtherSessions, { body })
    },
    onSuccess: async (answer) => {
      onClose()
      if (!answer) return
      toast.positive(t('Logged out other sessions.'))
      await queries.invalidateQueries({ queryKey: sessionsQuery().queryKey })
    },
  })
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {hasPassword
            ? t('[one 1 other device will have to log in again.|other :count other devices will have to log in again.] Please confirm with your password.', { count })
            : t('[one 1 other device will have to log in again.|other :count other devices will have to log in again.]', { count })}
        </Text>
        {hasPassword && (
          <PasswordInput
            label={t('Password')}
            autoComplete="current-password"
            required
            withAsterisk={false}
            data-autofocus
            visibilityToggleButtonProps={{ 'aria-label': t('Show the password'), tabIndex: 0 }}
            {...form.getInputProps('password')}
          />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={isSubmitting}>
            {t('Log out other sessions')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
