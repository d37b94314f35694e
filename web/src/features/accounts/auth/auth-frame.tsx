import { sceneUrl } from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import type { ReactNode } from 'react'
import { siteUrl } from '../../../lib/page-data.ts'
import { useSession } from '../../../lib/session.tsx'
import classes from './auth.module.css'

interface AuthFrameProps {
  logo: ReactNode
  /** The menu that an administrator placed at `auth-page-footer`. */
  menu?: ReactNode
  children: ReactNode
}

/** Of the site's drawings those whose colours go well together. */
const WALL = [21, 6, 24, 20, 11, 17, 23, 13]

/** What stands around the card of the pages for visitors: the logo, a footer, and on a desk a wall of the site's drawings. */
export function AuthFrame({ logo, menu, children }: AuthFrameProps) {
  const { settings } = useSession()
  return (
    <div className={classes.page}>
      <div className={classes.wall} aria-hidden>
        {WALL.map((scene) => (
          <img
            key={scene}
            src={siteUrl(sceneUrl('site', scene))}
            alt=""
            width={640}
            height={360}
            loading="lazy"
          />
        ))}
      </div>
      <header className={classes.header}>{logo}</header>
      <main className={classes.main}>{children}</main>
      <footer className={classes.footer}>
        <span>{settings.branding.site_name}</span>
        {menu}
      </footer>
    </div>
  )
}
