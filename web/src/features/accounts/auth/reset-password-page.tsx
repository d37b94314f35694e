import { passwordEndpoints } from '@mediatheque/contract/accounts/passwords/passwords.endpoints.ts'
import { Button, TextInput } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { call } from '../../../lib/api.ts'
import { useContractForm } from '../../../lib/forms.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { AuthCard } from './auth-card.tsx'
import classes from './auth.module.css'

/** Chooses a new password with the link of a mail; the mail's address is part of the link. */
export function ResetPasswordPage({ token, email }: { token: string; email?: string | undefined }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { form, isSubmitting, handleSubmit } = useContractForm({
    initialValues: { email: email ?? '', password: '', password_confirmation: '' },
    submit: (values) => call(passwordEndpoints.resetPassword, { body: { ...values, token } }),
    onSuccess: async () => {
      toast.positive(t('Your password has been reset!'))
      await navigate({ to: '/login', replace: true })
    },
  })
  return (
    <AuthCard
      heading={t('Choose a new password')}
      message={t('Every device will have to log in again.')}
      other={
        <Link to="/forgot-password" className={classes.link}>
          {t('Send me another link')}
        </Link>
      }
    >
      <form className={classes.form} onSubmit={handleSubmit} noValidate>
        <TextInput
          label={t('Email')}
          type="email"
          autoComplete="username"
          required
          withAsterisk={false}
          {...form.getInputProps('email')}
        />
        <PasswordField kind="new" label={t('New password')} {...form.getInputProps('password')} />
        <PasswordField
          kind="repeated"
          label={t('Confirm the new password')}
          {...form.getInputProps('password_confirmation')}
        />
        <Button type="submit" size="md" fullWidth loading={isSubmitting}>
          {t('Reset password')}
        </Button>
      </form>
    </AuthCard>
  )
}
