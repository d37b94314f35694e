import type { ReactNode } from 'react'
import { useSession } from '../../../lib/session.tsx'
import classes from './auth.module.css'

interface AuthFrameProps {
  logo: ReactNode
  /** The menu that an administrator placed at `auth-page-footer`. */
  menu?: ReactNode
  children: ReactNode
}

/** What stands around the card of the pages for visitors: a beam of light, the logo, a footer. */
export function AuthFrame({ logo, menu, children }: AuthFrameProps) {
  const { settings } = useSession()
  return (
    <div className={classes.page}>
      <header className={classes.header}>{logo}</header>
      <main className={classes.main}>{children}</main>
      <footer className={classes.footer}>
        <span>{settings.branding.site_name}</span>
        {menu}
      </footer>
    </div>
  )
}
