import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { readCookie, writeCookie } from '../../../lib/cookies.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { getPageData } from '../../../lib/page-data.ts'
import { AdminNavigation, type LinkToPage } from './admin-navigation.tsx'
import { AdminSheet } from './admin-sheet.tsx'
import classes from './admin-shell.module.css'
import type { AdminGroup } from './group-entries.ts'
import { useKeptPlace } from './use-kept-place.ts'

const FOLDED_COOKIE = 'admin-navigation'
const REMEMBERED_DAYS = 365

interface AdminShellProps {
  groups: readonly AdminGroup[]
  link: LinkToPage
  breadcrumbs: ReactNode
  children: ReactNode
}

/** The frame of the administration: grouped navigation beside the page, in a sheet on a phone. */
export function AdminShell({ groups, link, breadcrumbs, children }: AdminShellProps) {
  const t = useTranslate()
  const [isFolded, setFolded] = useFolded()
  const side = useCurrentInSight()
  useKeptPlace()
  const label = isFolded ? t('Unfold the navigation') : t('Fold the navigation')
  const Icon = isFolded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <div className={classes.frame} data-folded={isFolded || undefined} data-administration>
      <a className={classes.skip} href="#admin-page">
        {t('Skip the navigation')}
      </a>
      <div ref={side} className={classes.side} data-scroll-restoration-id="admin-navigation">
        <AdminNavigation groups={groups} link={link} isFolded={isFolded} />
        <button
          type="button"
          className={classes.fold}
          aria-label={label}
          title={label}
          onClick={() => setFolded(!isFolded)}
        >
          <Icon size={18} stroke={1.5} aria-hidden />
        </button>
      </div>
      <div className={classes.content} id="admin-page" tabIndex={-1}>
        <div className={classes.top}>
          <AdminSheet groups={groups} link={link} />
          {breadcrumbs}
        </div>
        {children}
      </div>
    </div>
  )
}

/** Scrolls a navigation to the entry of the page that one comes to, where that lies beyond its edges. */
function useCurrentInSight() {
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef<string>(undefined)
  useEffect(() => {
    const entry = frame.current?.querySelector<HTMLAnchorElement>('[aria-current=page]')
    if (!frame.current || !entry || entry.href === shown.current) return
    shown.current = entry.href
    const { top, bottom, height } = frame.current.getBoundingClientRect()
    const at = entry.getBoundingClientRect()
    if (at.top < top || at.bottom > bottom)
      frame.current.scrollTop += at.top - top - (height - at.height) / 2
  })
  return frame
}

/** Whether the navigation shows drawings alone; in a cookie, so that the server draws it as it was left. */
function useFolded() {
  const [isFolded, setFolded] = useState(
    () => readCookie(getPageData().cookies, FOLDED_COOKIE) === 'folded',
  )
  const remember = (next: boolean) => {
    setFolded(next)
    writeCookie(FOLDED_COOKIE, next ? 'folded' : 'open', REMEMBERED_DAYS)
  }
  return [isFolded, remember] as const
}
