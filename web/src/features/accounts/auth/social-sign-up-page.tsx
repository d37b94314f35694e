import { socialEndpoints } from '@mediatheque/contract/accounts/social/social.endpoints.ts'
import {
  SOCIAL_SERVICE_NAMES,
  type SocialService,
  type SocialSignUpView,
} from '@mediatheque/contract/accounts/social/social.schemas.ts'
import { USERNAME_MAX_LENGTH } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ApiError, call } from '../../../lib/api.ts'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { endpointQuery } from '../../../lib/queries.ts'
import { errorMessage, toastError } from '../../../lib/toast.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AuthCard } from './auth-card.tsx'
import classes from './auth.module.css'
import { PolicyCheckboxes } from './policy-checkboxes.tsx'
import { useAfterLogin } from './use-after-login.ts'

const GONE = 410
/** Of the form that is being read: nothing jumps when it comes. */
const FORM_HEIGHT = 320

interface SocialSignUpPageProps {
  /** Where the visitor comes from. */
  service: SocialService
  /** Where to go afterwards. */
  redirect?: string | undefined
}

/** Who comes from a service for the first time accepts here what a registration asks for, and chooses a username. */
export function SocialSignUpPage({ service, redirect }: SocialSignUpPageProps) {
  const t = useTranslate()
  const [refusal, setRefusal] = useState<unknown>()
  const { data, error } = useQuery({
    ...endpointQuery(socialEndpoints.getSocialSignUp, { params: { service } }),
    // Asked once: the form keeps what is typed, and who has waited too long waits no better by asking again.
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })
  if (refusal ?? error) return <SignUpOver error={refusal ?? error} redirect={redirect} />
  const name = SOCIAL_SERVICE_NAMES[service]
  return (
    <AuthCard
      heading={t('Create an account with :service', { service: name })}
      message={t('This is what :service told us of you. If you give up, we forget it.', {
        service: name,
      })}
    >
      {data ? (
        <SignUpForm person={data} service={service} redirect={redirect} onOver={setRefusal} />
      ) : (
        <div className={classes.form}>
          <Skeleton height={FORM_HEIGHT} />
        </div>
      )}
    </AuthCard>
  )
}

interface SignUpFormProps extends SocialSignUpPageProps {
  person: SocialSignUpView
  onOver(refusal: unknown): void
}

function SignUpForm({ person, service, redirect, onOver }: SignUpFormProps) {
  const t = useTranslate()
  const { policies } = person
  const afterLogin = useAfterLogin()
  const contract = useContractForm({
    initialValues: {
      username: person.username,
      policies: Object.fromEntries(policies.map(({ id }) => [id, false])),
    },
    submit: (body) =>
      call(socialEndpoints.finishSocialSignUp, { params: { service }, body }).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.status === GONE) onOver(error)
          throw error
        },
      ),
    onSuccess: ({ bootstrapData }) => afterLogin(bootstrapData, redirect),
  })
  const { form, isSubmitting } = contract
  return (
    <ContractForm of={contract} className={classes.form}>
      <dl className={classes.person}>
        <div>
          <dt>{t('Name')}</dt>
          <dd>{person.name}</dd>
        </div>
        <div>
          <dt>{t('Email')}</dt>
          <dd>{person.email}</dd>
          {form.errors.email && <dd className={classes.fault}>{form.errors.email}</dd>}
        </div>
      </dl>
      <TextInput
        label={t('Username')}
        description={t('Letters, digits, dots, dashes and underscores.')}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={USERNAME_MAX_LENGTH}
        required
        withAsterisk={false}
        {...form.getInputProps('username')}
      />
      <PolicyCheckboxes policies={policies} form={form} />
      <Button type="submit" size="md" fullWidth loading={isSubmitting}>
        {t('Create account')}
      </Button>
      <GiveUpButton service={service} redirect={redirect} />
    </ContractForm>
  )
}

function GiveUpButton({ service, redirect }: SocialSignUpPageProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const giveUp = async () => {
    setBusy(true)
    try {
      await call(socialEndpoints.dropSocialSignUp, { params: { service } })
      await navigate({ to: '/login', search: { redirect } })
    } catch (error) {
      toastError(error)
      setBusy(false)
    }
  }
  return (
    <Button variant="default" size="md" fullWidth loading={isBusy} onClick={giveUp}>
      {t('This is not what I want')}
    </Button>
  )
}

/** Nobody waits here (any more). The form may just have gone: whoever cannot see that is told, by moving the focus here. */
function SignUpOver({ error, redirect }: { error: unknown; redirect: string | undefined }) {
  const t = useTranslate()
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  const other = (
    <Link to="/login" search={{ redirect }} className={classes.link}>
      {t('Back to the login')}
    </Link>
  )
  return (
    <AuthCard heading={t('No account was created')} other={other}>
      <p ref={text} tabIndex={-1} className={classes.answer}>
        {errorMessage(error)}
      </p>
    </AuthCard>
  )
}
