import { authEndpoints } from '@mediatheque/contract/accounts/auth/auth.endpoints.ts'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { endpointMutation } from '../../../lib/queries.ts'
import { useSession } from '../../../lib/session.tsx'
import { toastError } from '../../../lib/toast.ts'
import { AuthCard } from './auth-card.tsx'
import { AuthFrame } from './auth-frame.tsx'
import classes from './auth.module.css'

/** In place of the whole application for accounts that are suspended or whose address is not verified. */
export function AccountGate({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const { user, settings } = useSession()
  if (user?.banned_at) {
    return <Closed heading={t('Your account is suspended')} message={t('Please get in touch with the people who run this site if you think this is a mistake.')} />
  }
  if (user && settings.require_email_confirmation && !user.email_verified_at) {
    return <Closed heading={t('Verify your email address')} message={t('Your account opens once :email is verified.', { email: user.email })} />
  }
  return children
}

function Closed({ heading, message }: { heading: string; message: string }) {
  const t = useTranslate()
  const { settings, applyBootstrapData } = useSession()
  const { mutate, isPending } = useMutation({
    ...endpointMutation(authEndpoints.logOut),
    onSuccess: ({ bootstrapData }) => applyBootstrapData(bootstrapData),
    onError: toastError,
  })
  return (
    <AuthFrame logo={<span className={classes.name}>{settings.branding.site_name}</span>}>
      <AuthCard heading={heading} message={message}>
        <div className={classes.form}>
          <Button variant="default" size="md" loading={isPending} onClick={() => mutate({})}>
            {t('Logout')}
          </Button>
        </div>
      </AuthCard>
    </AuthFrame>
  )
}
