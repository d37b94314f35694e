import { twoFactorEndpoints } from '@mediatheque/contract/accounts/two-factor/two-factor.endpoints.ts'
import { Button, TextInput, UnstyledButton } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError, call } from '../../../lib/api.ts'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { AuthCard } from './auth-card.tsx'
import classes from './auth.module.css'
import { useAfterLogin } from './use-after-login.ts'

const LOGIN_IS_OVER = 410

interface TwoFactorChallengeProps {
  /** Where to go afterwards. */
  redirect?: string | undefined
  /** The login has to begin again. */
  onOver(): void
}

/** The second step of a login: the code of the authenticator app or, in its place, a recovery code. */
export function TwoFactorChallenge({ redirect, onOver }: TwoFactorChallengeProps) {
  const t = useTranslate()
  const [isRecovering, setRecovering] = useState(false)
  return (
    <AuthCard
      heading={t('Enter your code')}
      message={
        isRecovering
          ? t('Enter one of your recovery codes. It works only once.')
          : t('Open your authenticator app and enter the code that it shows.')
      }
      other={
        <UnstyledButton className={classes.link} fz="sm" onClick={onOver}>
          {t('Back to the login')}
        </UnstyledButton>
      }
    >
      <CodeForm
        key={String(isRecovering)}
        isRecovering={isRecovering}
        redirect={redirect}
        onOver={onOver}
      >
        <Button variant="subtle" fullWidth onClick={() => setRecovering(!isRecovering)}>
          {isRecovering ? t('Use the code of your app instead') : t('Use a recovery code instead')}
        </Button>
      </CodeForm>
    </AuthCard>
  )
}

interface CodeFormProps extends TwoFactorChallengeProps {
  isRecovering: boolean
  children: ReactNode
}

function CodeForm({ isRecovering, redirect, onOver, children }: CodeFormProps) {
  const t = useTranslate()
  const afterLogin = useAfterLogin()
  const input = useRef<HTMLInputElement>(null)
  // The page has just become this form; whoever cannot see it is told so by where they are.
  useEffect(() => input.current?.focus(), [])
  const name = isRecovering ? 'recovery_code' : 'code'
  const contract = useContractForm({
    initialValues: { [name]: '' },
    submit: (body) =>
      call(twoFactorEndpoints.answerTwoFactorChallenge, { body }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === LOGIN_IS_OVER) onOver()
        throw error
      }),
    onSuccess: ({ bootstrapData }) => afterLogin(bootstrapData, redirect),
  })
  const { form, isSubmitting } = contract
  return (
    <ContractForm of={contract} className={classes.form}>
      <TextInput
        label={isRecovering ? t('Recovery code') : t('Code')}
        autoComplete={isRecovering ? 'off' : 'one-time-code'}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        required
        withAsterisk={false}
        classNames={{ input: classes.code }}
        {...(!isRecovering && { inputMode: 'numeric' as const })}
        {...form.getInputProps(name)}
        ref={input}
      />
      <Button type="submit" size="md" fullWidth loading={isSubmitting}>
        {t('Continue')}
      </Button>
      {children}
    </ContractForm>
  )
}
