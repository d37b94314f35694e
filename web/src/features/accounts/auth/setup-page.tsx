import { setupEndpoints } from '@mediatheque/contract/accounts/setup/setup.endpoints.ts'
import { Button, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { AuthCard } from './auth-card.tsx'
import classes from './auth.module.css'

const setUp = defineWrite(setupEndpoints.setUp)

/** Makes the first administrator; its address is printed where the site was started. */
export function SetupPage({ token = '' }: { token?: string | undefined }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const contract = useContractForm({
    initialValues: { email: '', password: '' },
    write: setUp,
    args: (values) => ({ body: { ...values, setup_token: token } }),
    onSuccess: async () => {
      toast.positive(t('The administrator is ready. Please log in.'))
      await navigate({ to: '/login', search: { redirect: '/admin/first-steps' } })
    },
  })
  const { form, isSubmitting } = contract
  return (
    <AuthCard
      heading={t('Set up your site')}
      message={t('Make the account that administers it. This page works once.')}
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
        <PasswordField kind="new" label={t('Password')} {...form.getInputProps('password')} />
        <Button type="submit" size="md" fullWidth loading={isSubmitting}>
          {t('Create administrator')}
        </Button>
      </ContractForm>
    </AuthCard>
  )
}
