import { COOKIE_NOTICE_COOKIE, COOKIE_NOTICE_DAYS } from '@mediatheque/contract/core/constants.ts'
import { Button } from '@mantine/core'
import { writeCookie } from '../../../lib/cookies.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import classes from './cookie-notice.module.css'
import { MenuLink } from './menu-link.tsx'

export function CookieNotice() {
  const t = useTranslate()
  const { settings, changeBootstrap } = useSession()
  const handleAccept = () => {
    writeCookie(COOKIE_NOTICE_COOKIE, '1', COOKIE_NOTICE_DAYS)
    changeBootstrap({ show_cookie_notice: false })
  }
  const { position, button } = settings.cookie_notice
  return (
    <section className={classes.notice} data-position={position} aria-label={t('Cookies')}>
      <p>{t('We use cookies to keep you logged in and to remember your preferences.')}</p>
      <div className={classes.ways}>
        {button?.label && (
          <MenuLink item={{ ...button, target: '_self' }}>{t(button.label)}</MenuLink>
        )}
        <Button size="compact-md" onClick={handleAccept}>
          {t('OK')}
        </Button>
      </div>
    </section>
  )
}
