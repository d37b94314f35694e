import { socialEndpoints } from '@mediatheque/contract/accounts/social/social.endpoints.ts'
import {
  SOCIAL_SERVICE_NAMES,
  SOCIAL_SERVICES,
  type SocialResult,
  type SocialService,
} from '@mediatheque/contract/accounts/social/social.schemas.ts'
import type { BootstrapData } from '@mediatheque/contract/site/bootstrap/bootstrap.schemas.ts'
import { Button, Divider } from '@mantine/core'
import { useState } from 'react'
import { callPath } from '../../../lib/api.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { toast, toastError } from '../../../lib/toast.ts'
import { LinkAccountDialog } from './link-account-dialog.tsx'
import { openSocialWindow, WindowBlocked } from './open-social-window.ts'
import { SocialIcon } from './social-icon.tsx'
import classes from './social.module.css'

interface SocialButtonsProps {
  /** Stay signed in for a month. */
  isRemembered: boolean
  inviteId?: string | undefined
  onLoggedIn(data: BootstrapData | undefined): Promise<void>
  /** A code has to follow. */
  onChallenge(): void
  /** Nobody is known by this account there: what a registration asks for has to follow. */
  onSignUp(service: SocialService): void
}

/** The ways in by other services; nothing where none is offered. */
export function SocialButtons({
  isRemembered,
  inviteId,
  onLoggedIn,
  onChallenge,
  onSignUp,
}: SocialButtonsProps) {
  const t = useTranslate()
  const { social } = useSession().settings
  const [busy, setBusy] = useState<SocialService>()
  const [linked, setLinked] = useState<SocialService>()
  const services = SOCIAL_SERVICES.filter((service) => social[service].enable)
  if (services.length === 0) return null

  const handleResult = async (service: SocialService, result: SocialResult | undefined) => {
    if (result?.status === 'SUCCESS' || result?.status === 'ALREADY_LOGGED_IN')
      await onLoggedIn(result.bootstrapData)
    if (result?.status === 'TWO_FACTOR') onChallenge()
    if (result?.status === 'SIGN_UP') onSignUp(service)
    if (result?.status === 'REQUEST_PASSWORD') setLinked(service)
    if (result?.status === 'ERROR')
      toast.danger(result.message ?? t('An error occurred. Please try again later'))
  }
  const logIn = async (service: SocialService) => {
    setBusy(service)
    try {
      const query = {
        ...(isRemembered && { remember: '1' }),
        ...(inviteId && { invite_id: inviteId }),
      }
      await handleResult(
        service,
        await openSocialWindow(
          callPath(socialEndpoints.openSocialLogin, { params: { service }, query }),
        ),
      )
    } catch (error) {
      if (error instanceof WindowBlocked)
        toast.danger(t('Your browser did not open the window. Please allow pop-ups for this site.'))
      else toastError(error)
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <>
      <Divider
        label={t('Or with an account you have elsewhere')}
        classNames={{ label: classes.divider }}
      />
      <div className={social.compact_buttons ? classes.compact : classes.buttons}>
        {services.map((service) => {
          const label = t('Sign in with :service', { service: SOCIAL_SERVICE_NAMES[service] })
          const icon = <SocialIcon service={service} />
          return social.compact_buttons ? (
            <Button
              key={service}
              variant="default"
              size="md"
              aria-label={label}
              title={label}
              loading={busy === service}
              onClick={() => logIn(service)}
            >
              {icon}
            </Button>
          ) : (
            <Button
              key={service}
              variant="default"
              size="md"
              fullWidth
              leftSection={icon}
              loading={busy === service}
              onClick={() => logIn(service)}
            >
              {label}
            </Button>
          )
        })}
      </div>
      <LinkAccountDialog
        service={linked}
        onResult={handleResult}
        onClose={() => setLinked(undefined)}
      />
    </>
  )
}
