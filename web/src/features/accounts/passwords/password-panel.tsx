import { passwordEndpoints } from '@mediatheque/contract/accounts/passwords/passwords.endpoints.ts'
import { sessionEndpoints } from '@mediatheque/contract/accounts/sessions/sessions.endpoints.ts'
import type { CurrentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { Button } from '@mantine/core'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { toast } from '../../../lib/toast.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { SettingsPanel } from '../../../ui/settings-panel.tsx'
import { confirmationOf } from './confirmation-of.ts'
import { EndOtherAccess } from './end-other-access.tsx'
import classes from './password-panel.module.css'
import { SetPasswordPanel } from './set-password-panel.tsx'

const changePassword = defineWrite(passwordEndpoints.changePassword, [
  sessionEndpoints.listSessions,
])

const EMPTY = {
  current_password: '',
  password: '',
  password_confirmation: '',
  end_other_access: false,
}

/** The own password: changed, or set where another service made the account. */
export function PasswordPanel({ user }: { user: CurrentUserView }) {
  return user.has_password ? <ChangePassword user={user} /> : <SetPasswordPanel user={user} />
}

/** Changes the own password; the other devices are logged out by it. */
function ChangePassword({ user }: { user: CurrentUserView }) {
  const t = useTranslate()
  const { changeBootstrap } = useSession()
  const contract = useContractForm({
    initialValues: EMPTY,
    write: changePassword,
    args: (body) => ({ body }),
    onSuccess: ({ ended_other_access }) => {
      form.setValues(EMPTY)
      changeBootstrap({
        user: {
          ...user,
          is_recovered: false,
          ...(ended_other_access && { tokens: [], social_profiles: [] }),
        },
      })
      toast.positive(t('Password changed'))
    },
  })
  const { form, isSubmitting } = contract
  const { isSame, error } = confirmationOf(form.values)
  const { current_password, password } = form.values
  const isValid = isSame && current_password !== '' && password !== ''
  return (
    <SettingsPanel
      id="password"
      title={t('Password')}
      text={t('A password that only this site knows. Changing it logs your other devices out.')}
    >
      <ContractForm of={contract} className={classes.form}>
        {/* For password managers: whose password this is. */}
        <input
          type="email"
          name="email"
          autoComplete="username"
          value={user.email}
          readOnly
          hidden
        />
        <PasswordField
          kind="current"
          label={t('Current password')}
          {...form.getInputProps('current_password')}
        />
        <PasswordField kind="new" label={t('New password')} {...form.getInputProps('password')} />
        <PasswordField
          kind="repeated"
          label={t('Confirm the new password')}
          {...form.getInputProps('password_confirmation')}
          error={error ? t(error) : form.errors['password_confirmation']}
        />
        <EndOtherAccess isForced={user.is_recovered} form={form} />
        <div className={classes.actions}>
          <Button type="submit" loading={isSubmitting} disabled={!isValid}>
            {t('Change password')}
          </Button>
        </div>
      </ContractForm>
    </SettingsPanel>
  )
}
