import { authEndpoints } from '@mediatheque/contract/accounts/auth/auth.endpoints.ts'
import { Button, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { useHumanCheck } from '../../../lib/human-check/use-human-check.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { HumanCheckField } from '../../../ui/human-check-field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { AuthCard } from './auth-card.tsx'
import classes from './auth.module.css'
import type { OtherWayIn } from './login-page.tsx'
import { PolicyCheckboxes } from './policy-checkboxes.tsx'
import { useAfterLogin } from './use-after-login.ts'
import { useSignUpWith } from './use-sign-up-with.ts'

const register = defineWrite(authEndpoints.register)

interface RegisterPageProps {
  /** Given in the address: filled in, and locked. */
  email?: string | undefined
  username?: string | undefined
  /** `pricing`: the visitor was about to subscribe. */
  redirectFrom?: string | undefined
  /** Where to go afterwards. */
  redirect?: string | undefined
  /** The visitor was invited to a workspace. */
  isInvited?: boolean
  /** The invitation, which opens the registration where it is closed. */
  inviteId?: string | undefined
  /** The way to the login. */
  signIn: ReactNode
  /** Other services; filled in by the routes, where features meet. */
  renderSocial?(way: OtherWayIn): ReactNode
}

export function RegisterPage({
  email,
  username,
  redirectFrom,
  redirect,
  isInvited,
  inviteId,
  signIn,
  renderSocial,
}: RegisterPageProps) {
  const t = useTranslate()
  const { settings } = useSession()
  const afterLogin = useAfterLogin()
  const navigate = useNavigate()
  const signUpWith = useSignUpWith(redirect)
  const { policies } = settings.registration
  const check = useHumanCheck('register')
  const contract = useContractForm({
    initialValues: {
      username: username ?? '',
      email: email ?? '',
      password: '',
      password_confirmation: '',
      token: '',
      policies: Object.fromEntries(policies.map(({ id }) => [id, false])),
    },
    write: register,
    args: (values) => ({ body: { ...values, ...(inviteId && { invite_id: inviteId }) } }),
    complete: async ({ body }) => ({ body: { ...body, token: await check.getToken() } }),
    onSuccess: ({ status, bootstrapData }) =>
      afterLogin(bootstrapData, status === 'needs_email_verification' ? '/' : redirect),
  })
  const { form, isSubmitting } = contract
  const heading = isInvited
    ? t('To join your team on :siteName, create an account', {
        siteName: settings.branding.site_name,
      })
    : redirectFrom === 'pricing'
      ? t("First, let's create your account")
      : t('Create a new account')
  return (
    <AuthCard heading={heading} other={signIn}>
      <ContractForm of={contract} className={classes.form}>
        <TextInput
          label={t('Username')}
          description={t('Letters, digits, dots, dashes and underscores.')}
          autoComplete="nickname"
          required
          withAsterisk={false}
          disabled={Boolean(username)}
          {...form.getInputProps('username')}
        />
        <TextInput
          label={t('Email')}
          type="email"
          // What the login asks for, so that password managers keep this one with the password.
          autoComplete="username"
          required
          withAsterisk={false}
          disabled={Boolean(email)}
          {...form.getInputProps('email')}
        />
        <PasswordField kind="new" label={t('Password')} {...form.getInputProps('password')} />
        <PasswordField
          kind="repeated"
          label={t('Confirm password')}
          {...form.getInputProps('password_confirmation')}
        />
        <PolicyCheckboxes policies={policies} form={form} />
        <HumanCheckField check={check} error={form.errors.token} />
        <Button type="submit" size="md" fullWidth loading={isSubmitting}>
          {t('Create account')}
        </Button>
      </ContractForm>
      {/* Not in the form: what is submitted in its dialogs would be submitted here too. */}
      {renderSocial && (
        <div className={classes.form}>
          {renderSocial({
            isRemembered: false,
            onLoggedIn: (data) => afterLogin(data, redirect),
            onChallenge: () =>
              void navigate({ to: '/login', search: { redirect, two_factor: '1' } }),
            onSignUp: signUpWith,
          })}
        </div>
      )}
    </AuthCard>
  )
}
