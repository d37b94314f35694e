import { passwordEndpoints } from '@mediatheque/contract/accounts/passwords/passwords.endpoints.ts'
import { Button, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { AuthCard } from './auth-card.tsx'
import classes from './auth.module.css'

const askForReset = defineWrite(passwordEndpoints.forgotPassword)

/** Asks for a link to choose a new password. */
export function ForgotPasswordPage({ email }: { email?: string | undefined }) {
  const t = useTranslate()
  const [answer, setAnswer] = useState<string>()
  const contract = useContractForm({
    initialValues: { email: email ?? '' },
    write: askForReset,
    args: (body) => ({ body }),
    onSuccess: ({ message }) => setAnswer(message),
  })
  const { form, isSubmitting } = contract
  const other = (
    <Link to="/login" className={classes.link}>
      {t('Back to the login')}
    </Link>
  )
  if (answer) return <Answered message={t(answer)} other={other} />
  return (
    <AuthCard
      heading={t('Reset your password')}
      message={t(
        'Enter the email address of your account, and we will send you a link to choose a new password.',
      )}
      other={other}
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
        <Button type="submit" size="md" fullWidth loading={isSubmitting}>
          {t('Send the link')}
        </Button>
      </ContractForm>
    </AuthCard>
  )
}

/** The form is gone: whoever cannot see that is told, by moving the focus here. */
function Answered({ message, other }: { message: string; other: React.ReactNode }) {
  const t = useTranslate()
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <AuthCard heading={t('Check your mail')} other={other}>
      <p ref={text} tabIndex={-1} className={classes.answer}>
        {message}
      </p>
      <p className={classes.message}>
        {t(
          'The link works once, for one hour. Nothing there? Look among the unwanted mails, or try again in a few minutes.',
        )}
      </p>
    </AuthCard>
  )
}
