import { authEndpoints } from '@mediatheque/contract/accounts/auth/auth.endpoints.ts'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import { endpointMutation } from '../../../lib/queries.ts'
import { useSession } from '../../../lib/session.tsx'
import { toastError } from '../../../lib/toast.ts'
import { AuthCard } from './auth-card.tsx'
import { AuthFrame } from './auth-frame.tsx'
import classes from './auth.module.css'

interface ClosedScreenProps {
  heading: string
  message: string
  /** What there is to do besides logging out. */
  children?: ReactNode
}

/** A whole screen for an account that is not let in, with the way out. */
export function ClosedScreen({ heading, message, children }: ClosedScreenProps) {
  const t = useTranslate()
  const { settings } = useSession()
  const { mutate, isPending } = useMutation({
    ...endpointMutation(authEndpoints.logOut),
    // A new start: the page behind this screen was refused its data, and would show that before it asks again.
    onSuccess: () => location.assign(siteUrl('/')),
    onError: toastError,
  })
  return (
    <AuthFrame logo={<span className={classes.name}>{settings.branding.site_name}</span>}>
      <AuthCard heading={heading} message={message}>
        {children}
        <div className={classes.way}>
          <Button
            variant="default"
            size="md"
            fullWidth
            loading={isPending}
            onClick={() => mutate({})}
          >
            {t('Logout')}
          </Button>
        </div>
      </AuthCard>
    </AuthFrame>
  )
}
