import { IconUsersGroup } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import classes from './workspaces.module.css'

/** Fetched when the menu opens. */
const WorkspaceChoices = lazy(async () => ({
  default: (await import('./workspace-choices.tsx')).WorkspaceChoices,
}))

/** In the user menu: the way to the workspaces and, for who is in several, from one to another. Read when the menu opens. */
export function WorkspaceSwitcher({ onFollow }: { onFollow?: () => void }) {
  const t = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const menu = place.current?.closest('[popover]')
    const handleToggle = (event: Event) => setOpen((event as ToggleEvent).newState === 'open')
    menu?.addEventListener('toggle', handleToggle)
    return () => menu?.removeEventListener('toggle', handleToggle)
  }, [])
  return (
    <div ref={place} className={classes.switcher}>
      <Link to="/workspaces" className={classes.entry} onClick={onFollow}>
        <IconUsersGroup size={20} stroke={1.5} aria-hidden />
        {t('Workspaces')}
      </Link>
      {isOpen && (
        <Suspense>
          <WorkspaceChoices />
        </Suspense>
      )}
    </div>
  )
}
