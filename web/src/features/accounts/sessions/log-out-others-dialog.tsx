import { authEndpoints } from '@mediatheque/contract/accounts/auth/auth.endpoints.ts'
import { sessionEndpoints } from '@mediatheque/contract/accounts/sessions/sessions.endpoints.ts'
import { Modal } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { usePasswordConfirmation } from '../../../lib/password-confirmation.tsx'
import { PasswordForm } from '../../../lib/password-form.tsx'
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
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('Log out other sessions')}
      centered
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <LogOutOthersForm count={count} onClose={onClose} />
    </Modal>
  )
}

function LogOutOthersForm({ count, onClose }: Omit<LogOutOthersDialogProps, 'isOpen'>) {
  const t = useTranslate()
  const queries = useQueryClient()
  const confirmed = usePasswordConfirmation()
  const hasPassword = useSession().user?.has_password !== false
  const logOut = async (body: { password: string }) => {
    if (!hasPassword)
      return confirmed(() => call(sessionEndpoints.logOutOtherSessions, { body: {} }))
    await call(authEndpoints.confirmPassword, { body })
    return call(sessionEndpoints.logOutOtherSessions, { body })
  }
  return (
    <PasswordForm
      hasPassword={hasPassword}
      text={
        hasPassword
          ? t(
              '[one 1 other device will have to log in again.|other :count other devices will have to log in again.] Please confirm with your password.',
              { count },
            )
          : t(
              '[one 1 other device will have to log in again.|other :count other devices will have to log in again.]',
              { count },
            )
      }
      submitLabel={t('Log out other sessions')}
      submit={logOut}
      onSuccess={async (answer) => {
        onClose()
        if (!answer) return
        toast.positive(t('Logged out other sessions.'))
        await queries.invalidateQueries({ queryKey: sessionsQuery().queryKey })
      }}
      onClose={onClose}
    />
  )
}
