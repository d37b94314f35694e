import { Button, PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useTranslate } from '../../../lib/i18n.ts'
import classes from './setting-input.module.css'
import type { SettingInputProps } from './setting-input.tsx'

/** A secret is typed anew, kept, or forgotten; null says that it stays. */
export function SecretInput({
  value,
  onChange,
  isStored,
  shared,
}: SettingInputProps & { shared: PasswordInputProps }) {
  const t = useTranslate()
  const isForgotten = isStored === true && value === ''
  return (
    <div className={classes.secret}>
      <PasswordInput
        {...shared}
        // Its button stands in line with it.
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        // Password managers would offer to keep it, and to fill the account's password in.
        autoComplete="one-time-code"
        data-1p-ignore
        data-lpignore="true"
        placeholder={isStored && !isForgotten ? t('Stored, and not shown') : t('Nothing is stored')}
        visibilityToggleButtonProps={{ 'aria-label': t('Show the key'), tabIndex: 0 }}
        value={typeof value === 'string' ? value : ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
      />
      {isStored && (
        <Button variant="default" onClick={() => onChange(isForgotten ? null : '')}>
          {isForgotten ? t('Keep it') : t('Forget it')}
        </Button>
      )}
    </div>
  )
}
