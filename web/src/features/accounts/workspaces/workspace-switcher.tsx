import { IconCheck, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useWorkspaceName, useWorkspaces, workspacesQuery } from './workspaces.queries.ts'
import classes from './workspaces.module.css'

/** In the user menu: the way to the workspaces and, for who is in several, from one to another. Read when the menu opens. */
export function WorkspaceSwitcher({ onFollow }: { onFollow?: () => void }) {
  const t = useTranslate()
  const nameOf = useWorkspaceName()
  const { switchTo } = useWorkspaces()
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({ ...workspacesQuery(), enabled: isOpen })
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
      {data && data.workspaces.length > 1 && (
        <ul className={classes.choices} aria-label={t('Workspaces')}>
          {data.workspaces.map((workspace) => (
            <li key={workspace.id}>
              <button type="button" className={classes.entry} aria-pressed={workspace.id === data.active_id} onClick={() => switchTo(workspace.id)}>
                <span className={classes.tick}>{workspace.id === data.active_id && <IconCheck size={16} stroke={2} aria-hidden />}</span>
                <span className={classes.choiceName}>{nameOf(workspace)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
