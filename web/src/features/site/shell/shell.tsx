import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { CategoryBar } from './category-bar.tsx'
import './cookie-notice.module.css'
import { Footer } from './footer.tsx'
import { MobileBar } from './mobile-bar.tsx'
import { NavigationBar } from './navigation-bar.tsx'
import classes from './shell.module.css'

// Drawn by the server with the page, for those who come for the first time.
const CookieNotice = import.meta.env.SSR
  ? (await import('./cookie-notice.tsx')).CookieNotice
  : lazy(async () => ({ default: (await import('./cookie-notice.tsx')).CookieNotice }))

interface ShellProps {
  children: ReactNode
  /** Filled in by the routes, where features meet. */
  search?: ReactNode
  member?: ReactNode
  /** For staff. Loaded when the page has come alive; its place is kept. */
  tools?: ReactNode
  /** For pages with a head of their own: without the kinds of content and the search. */
  isQuiet?: boolean
}

/** The frame of every public page: navigation, the page itself, footer. */
export function Shell({ children, search, member, tools, isQuiet = false }: ShellProps) {
  const t = useTranslate()
  const { showCookieNotice } = useSession()
  return (
    <div className={classes.shell} data-shell>
      <a className={classes.skip} href="#content">
        {t('Skip to content')}
      </a>
      <NavigationBar search={!isQuiet && search} member={member} tools={tools} />
      {!isQuiet && <CategoryBar />}
      <main id="content" className={classes.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <MobileBar />
      {showCookieNotice && (
        <Suspense>
          <CookieNotice />
        </Suspense>
      )}
    </div>
  )
}
