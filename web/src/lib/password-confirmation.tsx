import { authEndpoints } from '@mediatheque/contract/accounts/auth/auth.endpoints.ts'
import { PASSWORD_CONFIRMATION_SECONDS } from '@mediatheque/contract/core/constants.ts'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react'
import { ApiError, call } from './api.ts'
import { useTranslate } from './i18n.ts'
import { siteUrl } from './page-data.ts'
import { PasswordForm } from './password-form.tsx'
import { useSession } from './session.tsx'
import { toastError } from './toast.ts'

export const PASSWORD_CONFIRMATION_REQUIRED = 423

/** Above the dialogs that ask for it, those that lie above others among them. */
const ABOVE_ALL_DIALOGS = 400

type Confirmed = <T>(act: () => Promise<T>) => Promise<T | undefined>

const ConfirmationContext = createContext<Confirmed | null>(null)

/** Wraps a page with sensitive acts: asks for the password when the server says that it was not confirmed lately. */
export function PasswordConfirmationProvider({ children }: { children: ReactNode }) {
  const [isAsking, setAsking] = useState(false)
  const answer = useRef<(isConfirmed: boolean) => void>(undefined)

  const ask = useCallback(() => {
    setAsking(true)
    return new Promise<boolean>((resolve) => {
      answer.current = resolve
    })
  }, [])
  const finish = (isConfirmed: boolean) => {
    setAsking(false)
    answer.current?.(isConfirmed)
  }
  const confirmed = useCallback<Confirmed>(
    async (act) => {
      const pressed = document.activeElement
      try {
        return await act()
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== PASSWORD_CONFIRMATION_REQUIRED)
          throw error
        if (await ask()) return act()
        focusAgain(pressed)
        return undefined
      }
    },
    [ask],
  )
  return (
    <ConfirmationContext value={useMemo(() => confirmed, [confirmed])}>
      {children}
      <PasswordDialog
        isOpen={isAsking}
        onConfirmed={() => finish(true)}
        onClose={() => finish(false)}
      />
    </ConfirmationContext>
  )
}

const MOST_FRAMES = 60

/** The button that was pressed cannot have the focus before its act has ended, a moment after the dialog closes. */
function focusAgain(pressed: Element | null, frames = MOST_FRAMES): void {
  if (!(pressed instanceof HTMLElement) || pressed === document.body || frames === 0) return
  pressed.focus()
  if (document.activeElement !== pressed)
    requestAnimationFrame(() => focusAgain(pressed, frames - 1))
}

/**
 * Runs an act that may need a recently confirmed password: `const confirmed = usePasswordConfirmation()`,
 * `await confirmed(() => call(…))`. Answers undefined when the user closed the dialog instead; other errors are thrown on.
 */
export function usePasswordConfirmation(): Confirmed {
  const confirmed = useContext(ConfirmationContext)
  if (!confirmed) throw new Error('usePasswordConfirmation needs a PasswordConfirmationProvider')
  return confirmed
}

/**
 * Asks for the password, where the account has one and it was not confirmed lately, before something that a call cannot
 * ask for, such as a window. Answers whether to go on.
 */
export function useConfirmFirst(): () => Promise<boolean> {
  const confirmed = usePasswordConfirmation()
  const hasPassword = useSession().user?.has_password !== false
  return async () => {
    if (!hasPassword) return true
    const isConfirmed = await confirmed(async () => {
      const { confirmed: wasLately } = await call(authEndpoints.getConfirmedPasswordStatus, {
        query: { seconds: PASSWORD_CONFIRMATION_SECONDS },
      })
      if (!wasLately) throw new ApiError(PASSWORD_CONFIRMATION_REQUIRED)
      return true
    })
    return isConfirmed === true
  }
}

interface PasswordDialogProps {
  isOpen: boolean
  onConfirmed(): void
  onClose(): void
}

function PasswordDialog({ isOpen, onConfirmed, onClose }: PasswordDialogProps) {
  const t = useTranslate()
  const hasPassword = useSession().user?.has_password !== false
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={hasPassword ? t('Confirm your password') : t('Please log in again')}
      centered
      zIndex={ABOVE_ALL_DIALOGS}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {hasPassword ? (
        <PasswordForm
          text={t('For your security, please confirm your password to continue.')}
          submitLabel={t('Confirm')}
          submit={(body) => call(authEndpoints.confirmPassword, { body })}
          onSuccess={onConfirmed}
          onClose={onClose}
        />
      ) : (
        <LogInAgain onClose={onClose} />
      )}
    </Modal>
  )
}

/** Who has no password confirms by logging in the way they do. */
function LogInAgain({ onClose }: Pick<PasswordDialogProps, 'onClose'>) {
  const t = useTranslate()
  const leave = () =>
    call(authEndpoints.logOut).then(
      () => location.assign(siteUrl(`/login?redirect=${encodeURIComponent('/account-settings')}`)),
      toastError,
    )
  return (
    <Stack gap="md">
      <Text size="sm">
        {t(
          'This account has no password to confirm with. For your security, log in again with your service, and come back here.',
        )}
      </Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button onClick={leave} data-autofocus>
          {t('Log in again')}
        </Button>
      </Group>
    </Stack>
  )
}
