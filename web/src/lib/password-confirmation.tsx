import { authEndpoints } from '@mediatheque/contract/accounts/auth/auth.endpoints.ts'
import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { ApiError, call } from './api.ts'
import { useContractForm } from './forms.ts'
import { useTranslate } from './i18n.ts'

const PASSWORD_CONFIRMATION_REQUIRED = 423

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
      try {
        return await act()
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== PASSWORD_CONFIRMATION_REQUIRED) throw error
        return (await ask()) ? act() : undefined
      }
    },
    [ask],
  )
  return (
    <ConfirmationContext value={useMemo(() => confirmed, [confirmed])}>
      {children}
      <PasswordDialog isOpen={isAsking} onConfirmed={() => finish(true)} onClose={() => finish(false)} />
    </ConfirmationContext>
  )
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

interface PasswordDialogProps {
  isOpen: boolean
  onConfirmed(): void
  onClose(): void
}

function PasswordDialog({ isOpen, onConfirmed, onClose }: PasswordDialogProps) {
  const t = useTranslate()
  return (
    <Modal opened={isOpen} onClose={onClose} title={t('Confirm your password')} centered closeButtonProps={{ 'aria-label': t('Close') }}>
      <PasswordForm onConfirmed={onConfirmed} onClose={onClose} />
    </Modal>
  )
}

function PasswordForm({ onConfirmed, onClose }: Omit<PasswordDialogProps, 'isOpen'>) {
  const t = useTranslate()
  const { form, isSubmitting, handleSubmit } = useContractForm({
    initialValues: { password: '' },
    submit: (body) => call(authEndpoints.confirmPassword, { body }),
    onSuccess: onConfirmed,
  })
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('For your security, please confirm your password to continue.')}
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
            {t('Confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
