import { emailVerificationEndpoints } from '@mediatheque/contract/accounts/email-verification/email-verification.endpoints.ts'
import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { endpointMutation } from '../../../lib/queries.ts'
import { toast, toastError } from '../../../lib/toast.ts'
import classes from './auth.module.css'

const verifyEmail = defineWrite(emailVerificationEndpoints.verifyEmail)

/** As the server has it (`email-verification.schemas.ts`, which would bring its checks along). */
const CODE_LENGTH = 6
const RESEND_SECONDS = 60

/** Takes the code of the mail, or sends another one. The page starts anew once the account is open. */
export function VerificationForm({ email }: { email: string }) {
  const t = useTranslate()
  const contract = useContractForm({
    initialValues: { code: '' },
    write: verifyEmail,
    args: (body) => ({ body }),
    onSuccess: () => location.reload(),
  })
  const { form, isSubmitting } = contract
  return (
    <ContractForm of={contract} className={classes.form}>
      <TextInput
        label={t('Code')}
        classNames={{ input: classes.code ?? '' }}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_LENGTH}
        pattern="[0-9]*"
        required
        withAsterisk={false}
        data-autofocus
        {...form.getInputProps('code')}
      />
      <Button type="submit" size="md" fullWidth loading={isSubmitting}>
        {t('Verify')}
      </Button>
      <ResendButton email={email} />
    </ContractForm>
  )
}

function ResendButton({ email }: { email: string }) {
  const t = useTranslate()
  const [seconds, setSeconds] = useState(0)
  const { mutate, isPending } = useMutation({
    ...endpointMutation(emailVerificationEndpoints.resendEmailVerification),
    onSuccess: () => {
      setSeconds(RESEND_SECONDS)
      toast.positive(t('Email sent'))
    },
    onError: toastError,
  })
  useEffect(() => {
    if (seconds === 0) return undefined
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return (
    <Button
      variant="subtle"
      size="md"
      fullWidth
      loading={isPending}
      disabled={seconds > 0}
      onClick={() => mutate({ body: { email } })}
    >
      {seconds > 0 ? t('Send a new code (in :count s)', { count: seconds }) : t('Send a new code')}
    </Button>
  )
}
