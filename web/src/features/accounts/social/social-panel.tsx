import { socialEndpoints } from '@mediatheque/contract/accounts/social/social.endpoints.ts'
import {
  SOCIAL_SERVICE_NAMES,
  SOCIAL_SERVICES,
  type SocialService,
} from '@mediatheque/contract/accounts/social/social.schemas.ts'
import type { CurrentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { call, callPath } from '../../../lib/api.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useConfirmFirst, usePasswordConfirmation } from '../../../lib/password-confirmation.tsx'
import { useSession } from '../../../lib/session.tsx'
import { toast, toastError } from '../../../lib/toast.ts'
import { SettingsPanel } from '../../../ui/settings-panel.tsx'
import { openSocialWindow, WindowBlocked } from './open-social-window.ts'
import { SocialIcon } from './social-icon.tsx'
import classes from './social.module.css'

/** The services by which the account can be logged in to. */
export function SocialPanel({ user }: { user: CurrentUserView }) {
  const t = useTranslate()
  const { social } = useSession().settings
  const profileOf = (service: SocialService) =>
    user.social_profiles.find(({ service_name }) => service_name === service)
  const shown = SOCIAL_SERVICES.filter((service) => social[service].enable || profileOf(service))
  return (
    <SettingsPanel
      id="social"
      title={t('Social login')}
      text={t(
        'Log in with an account that you have elsewhere. We learn your name and your email address, and can do nothing there.',
      )}
    >
      <ul className={classes.list}>
        {shown.map((service) => (
          <SocialItem
            key={service}
            service={service}
            user={user}
            username={profileOf(service)?.username}
          />
        ))}
      </ul>
    </SettingsPanel>
  )
}

function SocialItem({
  service,
  user,
  username,
}: {
  service: SocialService
  user: CurrentUserView
  username: string | undefined
}) {
  const t = useTranslate()
  const { changeBootstrap } = useSession()
  const [isBusy, setBusy] = useState(false)
  const confirmFirst = useConfirmFirst()
  const confirmed = usePasswordConfirmation()
  const name = SOCIAL_SERVICE_NAMES[service]
  const isConnected = username !== undefined

  const connect = async () => {
    if (!(await confirmFirst())) return
    const result = await openSocialWindow(
      callPath(socialEndpoints.openSocialConnection, { params: { service } }),
    )
    if (result?.status === 'ERROR')
      toast.danger(result.message ?? t('An error occurred. Please try again later'))
    if (result?.status !== 'SUCCESS') return
    if (result.bootstrapData) changeBootstrap({ user: result.bootstrapData.user })
    toast.positive(t('Enabled :service account', { service: name }))
  }
  const disconnect = async () => {
    const isDone = await confirmed(async () => {
      await call(socialEndpoints.disconnectSocial, { params: { service } })
      return true
    })
    if (!isDone) return
    changeBootstrap({
      user: {
        ...user,
        social_profiles: user.social_profiles.filter(
          ({ service_name }) => service_name !== service,
        ),
      },
    })
    toast.positive(t('Disabled :service account', { service: name }))
  }
  const handleClick = async () => {
    setBusy(true)
    try {
      await (isConnected ? disconnect() : connect())
    } catch (error) {
      if (error instanceof WindowBlocked)
        toast.danger(t('Your browser did not open the window. Please allow pop-ups for this site.'))
      else toastError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <li className={classes.item}>
      <SocialIcon service={service} />
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p className={classes.state}>
          {isConnected ? t('Connected as :name', { name: username }) : t('Not connected')}
        </p>
      </div>
      <Button
        variant="default"
        size="sm"
        loading={isBusy}
        onClick={handleClick}
        aria-label={
          isConnected
            ? t('Disconnect :service', { service: name })
            : t('Connect :service', { service: name })
        }
      >
        {isConnected ? t('Disconnect') : t('Connect')}
      </Button>
    </li>
  )
}
