import { Button } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { ClientOnly, Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import menu from './account-menu.module.css'
import { closePopovers } from './close-popovers.ts'
import { Logo } from './logo.tsx'
import classes from './navigation-bar.module.css'
import { PlacedMenu } from './placed-menu.tsx'

export function NavigationBar({
  search,
  member,
  tools,
}: {
  search?: ReactNode
  /** For who is logged in: news, and the menu of the account. */
  member?: ReactNode
  tools?: ReactNode
}) {
  const t = useTranslate()
  const { user } = useSession()
  return (
    <header className={classes.bar}>
      <Logo />
      <PlacedMenu
        position="landing-page-navbar"
        label={t('Site menu')}
        className={`${classes.placed} ${classes.onlyDesk}`}
      />
      <div className={classes.search}>{search}</div>
      <div className={classes.end}>
        {tools && (
          <span className={classes.tools}>
            <ClientOnly>
              <Suspense>{tools}</Suspense>
            </ClientOnly>
          </span>
        )}
        {user ? <Suspense>{member}</Suspense> : <GuestButtons />}
      </div>
    </header>
  )
}

function GuestButtons() {
  const t = useTranslate()
  const { settings } = useSession()
  const mayRegister = !settings.registration.disable
  return (
    <>
      <Button component={Link} to="/login" variant="subtle" className={classes.onlyDesk}>
        {t('Login')}
      </Button>
      {mayRegister && (
        <Button component={Link} to="/register" className={classes.onlyDesk}>
          {t('Register')}
        </Button>
      )}
      <button
        type="button"
        className={`${menu.iconButton} ${menu.onlyPhone}`}
        popoverTarget="guest-menu"
        aria-label={t('Account')}
      >
        <IconUser size={22} stroke={1.5} />
      </button>
      <div id="guest-menu" popover="auto" className={menu.menu}>
        <Link to="/login" className={menu.item} onClick={closePopovers}>
          {t('Login')}
        </Link>
        {mayRegister && (
          <Link to="/register" className={menu.item} onClick={closePopovers}>
            {t('Register')}
          </Link>
        )}
      </div>
    </>
  )
}
