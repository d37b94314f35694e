import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../../lib/i18n.ts'
import { useWorkspaceName, useWorkspaces, workspacesQuery } from './workspaces.queries.ts'
import classes from './workspaces.module.css'

/** From one workspace to another, for who is in several. */
export function WorkspaceChoices() {
  const t = useTranslate()
  const nameOf = useWorkspaceName()
  const { switchTo } = useWorkspaces()
  const { data } = useQuery(workspacesQuery())
  if (!data || data.workspaces.length < 2) return null
  return (
    <ul className={classes.choices} aria-label={t('Workspaces')}>
      {data.workspaces.map((workspace) => (
        <li key={workspace.id}>
          <button
            type="button"
            className={classes.entry}
            aria-pressed={workspace.id === data.active_id}
            onClick={() => switchTo(workspace.id)}
          >
            <span className={classes.tick}>
              {workspace.id === data.active_id && <IconCheck size={16} stroke={2} aria-hidden />}
            </span>
            <span className={classes.choiceName}>{nameOf(workspace)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
