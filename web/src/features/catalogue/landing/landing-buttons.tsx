import type { LandingButton } from '@mediatheque/contract/catalogue/landing/landing.settings.ts'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import { useSession } from '../../../lib/session.tsx'
import classes from './landing.module.css'

/** The buttons below the headline, without those that lead nowhere for who looks at them. */
export function LandingButtons({ buttons }: { buttons: readonly LandingButton[] }) {
  const t = useTranslate()
  const { user, settings } = useSession()
  const leadsNowhere = ({ action }: LandingButton) =>
    (action === '/register' && (user !== null || settings.registration.disable)) ||
    (action === '/login' && user !== null)
  const shown = buttons.filter((button) => !leadsNowhere(button))
  if (shown.length === 0) return null
  return (
    <div className={classes.buttons}>
      {shown.map(({ label, type, action, style }) => {
        const look = { key: label + action, size: 'md', variant: style, radius: 'xl' } as const
        const { key, ...shared } = look
        if (type === 'route' && !/[?#]/.test(action)) {
          return (
            <Button key={key} component={Link} to={action} {...shared}>
              {t(label)}
            </Button>
          )
        }
        return (
          <Button
            key={key}
            component="a"
            href={type === 'route' ? siteUrl(action) : action}
            {...(type === 'link' && { rel: 'noreferrer' })}
            {...shared}
          >
            {t(label)}
          </Button>
        )
      })}
    </div>
  )
}
