import { passwordEndpoints } from '@mediatheque/contract/accounts/passwords/passwords.endpoints.ts'
import { Button, TextInput } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { AuthCard } from './auth-card.tsx'
import classes from './auth.module.css'

const resetPassword = defineWrite(passwordEndpoints.resetPassword)

/** Chooses a new password with the link of a mail; the mail's address is part of the link. */
export function ResetPasswordPage({ token, email }: { token: string; email?: string | undefined }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const contract = useContractForm({
    initialValues: { email: email ?? '', password: '', password_confirmation: '' },
    write: resetPassword,
    args: (values) => ({ body: { ...values, token } }),
    onSuccess: async () => {
      toast.positive(t('Your password has been reset!'))
      await navigate({ to: '/login', replace: true })
    },
  })
  const { form, isSubmitting } = contract
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
      <ContractForm of={contract} className={classes.form}>
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
      </ContractForm>
    </AuthCard>
  )
}
