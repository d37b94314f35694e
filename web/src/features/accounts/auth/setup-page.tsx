import { setupEndpoints } from '@mediatheque/contract/accounts/setup/setup.endpoints.ts'
import { Button, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../../lib/api.ts'
import { useContractForm } from '../../../lib/forms.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { AuthCard } from './auth-card.tsx'
import classes from './auth.module.css'

/** Makes the first administrator; its address is printed where the site was started. */
export function SetupPage({ token = '' }: { token?: string | undefined }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { form, isSubmitting, handleSubmit } = useContractForm({
    initialValues: { email: '', password: '' },
    submit: (values) => call(setupEndpoints.setUp, { body: { ...values, setup_token: token } }),
    onSuccess: async () => {
      toast.positive(t('The administrator is ready. Please log in.'))
      await navigate({ to: '/login' })
    },
  })
  return (
    <AuthCard
      heading={t('Set up your site')}
      message={t('Make the account that administers it. This page works once.')}
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
        <PasswordField kind="new" label={t('Password')} {...form.getInputProps('password')} />
        <Button type="submit" size="md" fullWidth loading={isSubmitting}>
          {t('Create administrator')}
        </Button>
      </form>
    </AuthCard>
  )
}
