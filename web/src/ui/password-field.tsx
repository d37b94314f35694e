import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useTranslate } from '../lib/i18n.ts'

interface PasswordFieldProps extends Omit<PasswordInputProps, 'autoComplete'> {
  /** `new`: the browser offers one of its own; `repeated`: what was chosen above, once more. */
  kind: 'current' | 'new' | 'repeated'
}

/** A password that can be shown, also by keyboard. A new one says what it has to be. */
export function PasswordField({ kind, ...props }: PasswordFieldProps) {
  const t = useTranslate()
  return (
    <PasswordInput
      description={
        kind === 'new' && t('At least 8 characters, and not one that everybody would guess.')
      }
      autoComplete={kind === 'current' ? 'current-password' : 'new-password'}
      required
      withAsterisk={false}
      visibilityToggleButtonProps={{ 'aria-label': t('Show the password'), tabIndex: 0 }}
      {...props}
    />
  )
}
