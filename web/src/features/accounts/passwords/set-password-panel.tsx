import { passwordEndpoints } from '@mediatheque/contract/accounts/passwords/passwords.endpoints.ts'
import { sessionEndpoints } from '@mediatheque/contract/accounts/sessions/sessions.endpoints.ts'
import type { CurrentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { usePasswordConfirmation } from '../../../lib/password-confirmation.tsx'
import { useSession } from '../../../lib/session.tsx'
import { toast } from '../../../lib/toast.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { SettingsPanel } from '../../../ui/settings-panel.tsx'
import { confirmationOf } from './confirmation-of.ts'
import { EndOtherAccess } from './end-other-access.tsx'
import classes from './password-panel.module.css'

/** Gives an account that another service made a password of its own. */
export function SetPasswordPanel({ user }: { user: CurrentUserView }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const confirmed = usePasswordConfirmation()
  const { changeBootstrap } = useSession()
  const contract = useContractForm({
    initialValues: { password: '', password_confirmation: '', end_other_access: false },
    submit: (body) => confirmed(() => call(passwordEndpoints.setPassword, { body })),
    onSuccess: async (answer) => {
      if (!answer) return
      changeBootstrap({
        user: {
          ...user,
          has_password: true,
          is_recovered: false,
          ...(answer.ended_other_access && { tokens: [], social_profiles: [] }),
        },
      })
      toast.positive(t('Password set'))
      await queries.invalidateQueries({ queryKey: [sessionEndpoints.listSessions.path] })
    },
  })
  const { form, isSubmitting } = contract
  const { isSame, error } = confirmationOf(form.values)
  return (
    <SettingsPanel
      id="password"
      title={t('Password')}
      text={t(
        'You log in with another service, and this account has no password yet. With one, you can log in without that service too.',
      )}
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
        <PasswordField kind="new" label={t('New password')} {...form.getInputProps('password')} />
        <PasswordField
          kind="repeated"
          label={t('Confirm the new password')}
          {...form.getInputProps('password_confirmation')}
          error={error ? t(error) : form.errors['password_confirmation']}
        />
        <EndOtherAccess isForced={user.is_recovered} form={form} />
        <div className={classes.actions}>
          <Button type="submit" loading={isSubmitting} disabled={!isSame || !form.values.password}>
            {t('Set a password')}
          </Button>
        </div>
      </ContractForm>
    </SettingsPanel>
  )
}
