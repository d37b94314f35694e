import { authEndpoints } from '@mediatheque/contract/accounts/auth/auth.endpoints.ts'
import { DEMO_PASSWORD, demoEmail } from '@mediatheque/contract/accounts/users/demo-accounts.ts'
import type { SocialService } from '@mediatheque/contract/accounts/social/social.schemas.ts'
import { Button, Checkbox, TextInput } from '@mantine/core'
import type { BootstrapData } from '@mediatheque/contract/site/bootstrap/bootstrap.schemas.ts'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
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
import { DemoAccounts } from './demo-accounts.tsx'
import { PasskeyLogin } from './passkey-login.tsx'
import { TwoFactorChallenge } from './two-factor-challenge.tsx'
import { useAfterLogin } from './use-after-login.ts'
import { useSignUpWith } from './use-sign-up-with.ts'

const logIn = defineWrite(authEndpoints.logIn)

/** What other ways in are told by the forms, and tell them. */
export interface OtherWayIn {
  /** Stay signed in for a month. */
  isRemembered: boolean
  onLoggedIn(data: BootstrapData | undefined): Promise<void>
  /** A code has to follow. */
  onChallenge(): void
  /** Nobody is known by this account there: an account is made on a page of its own. */
  onSignUp(service: SocialService): void
}

interface LoginPageProps {
  /** Given in the address: it is filled in and cannot be changed. */
  email?: string | undefined
  /** Where to go afterwards. */
  redirect?: string | undefined
  /** The first factor was proven elsewhere, with another site: only the code is missing. */
  isChallenged?: boolean
  /** The visitor was invited to a workspace. */
  isInvited?: boolean
  /** The way to the registration; undefined where there is none. */
  signUp?: ReactNode
  /** Other services; filled in by the routes, where features meet. */
  renderSocial?(way: OtherWayIn): ReactNode
}

/** The login and, in the same place, its second step where the account asks for one. */
export function LoginPage({ isChallenged: isChallengedFirst = false, ...form }: LoginPageProps) {
  const [isChallenged, setChallenged] = useState(isChallengedFirst)
  if (isChallenged)
    return <TwoFactorChallenge redirect={form.redirect} onOver={() => setChallenged(false)} />
  return <LoginForm {...form} onChallenge={() => setChallenged(true)} />
}

function LoginForm({
  email,
  redirect,
  isInvited,
  signUp,
  renderSocial,
  onChallenge,
}: Omit<LoginPageProps, 'isChallenged'> & { onChallenge(): void }) {
  const t = useTranslate()
  const { settings } = useSession()
  const afterLogin = useAfterLogin()
  const signUpWith = useSignUpWith(redirect)
  const isDemo = settings.demo && !email
  const check = useHumanCheck('login')
  const contract = useContractForm({
    initialValues: {
      email: email ?? (isDemo ? demoEmail('member') : ''),
      password: isDemo ? DEMO_PASSWORD : '',
      remember: true,
      token: '',
    },
    write: logIn,
    args: (body) => ({ body }),
    complete: async ({ body }) => ({ body: { ...body, token: await check.getToken() } }),
    onSuccess: ({ two_factor, bootstrapData }) =>
      two_factor ? onChallenge() : afterLogin(bootstrapData, redirect),
  })
  const { form, isSubmitting } = contract
  const heading = isInvited
    ? t('To join your team on :siteName, log in to your account', {
        siteName: settings.branding.site_name,
      })
    : t('Sign in to your account')
  return (
    <AuthCard heading={heading} other={signUp}>
      <ContractForm of={contract} className={classes.form}>
        {isDemo && (
          <DemoAccounts
            onChoose={(chosen) => form.setValues({ email: chosen, password: DEMO_PASSWORD })}
          />
        )}
        <TextInput
          label={t('Email')}
          type="email"
          // Not "email": password managers pair a "username" with the password, and HTML allows it here
          // (whatwg/html#5881); checkers that complain read an older text.
          autoComplete="username"
          required
          withAsterisk={false}
          disabled={Boolean(email)}
          {...form.getInputProps('email')}
        />
        <PasswordField kind="current" label={t('Password')} {...form.getInputProps('password')} />
        <Link
          to="/forgot-password"
          search={{ email: form.values.email || undefined }}
          className={`${classes.link} ${classes.forgot}`}
        >
          {t('Forgot your password?')}
        </Link>
        <Checkbox
          label={t('Stay signed in for a month')}
          {...form.getInputProps('remember', { type: 'checkbox' })}
        />
        <HumanCheckField check={check} error={form.errors.token} />
        <Button type="submit" size="md" fullWidth loading={isSubmitting}>
          {t('Continue')}
        </Button>
        <PasskeyLogin isRemembered={form.values.remember} redirect={redirect} />
      </ContractForm>
      {/* Not in the form: what is submitted in its dialogs would be submitted here too. */}
      {renderSocial && (
        <div className={classes.form}>
          {renderSocial({
            isRemembered: form.values.remember,
            onLoggedIn: (data) => afterLogin(data, redirect),
            onChallenge,
            onSignUp: signUpWith,
          })}
        </div>
      )}
    </AuthCard>
  )
}
