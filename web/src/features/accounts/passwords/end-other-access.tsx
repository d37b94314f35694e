import { Checkbox } from '@mantine/core'
import { useTranslate } from '../../../lib/i18n.ts'

interface EndOtherAccessProps {
  /** Somebody came in by a recovery code: the server asks nobody then. */
  isForced: boolean
  form: { getInputProps(path: string, options: { type: 'checkbox' }): object }
}

/** Whether what else acts for the account ends with its old password. */
export function EndOtherAccess({ isForced, form }: EndOtherAccessProps) {
  const t = useTranslate()
  return (
    <Checkbox
      label={t('Also end access tokens and linked services')}
      description={t(
        isForced
          ? 'Somebody logged in with a recovery code: so they end with the old password.'
          : 'Choose it where somebody else may have known your password.',
      )}
      {...form.getInputProps('end_other_access', { type: 'checkbox' })}
      {...(isForced && { checked: true, disabled: true })}
    />
  )
}
