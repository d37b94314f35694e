import { workspaceEndpoints } from '@mediatheque/contract/accounts/workspaces/workspaces.endpoints.ts'
import {
  WORKSPACE_ROLE_NAMES,
  type WorkspaceView,
} from '@mediatheque/contract/accounts/workspaces/workspaces.schemas.ts'
import { Button } from '@mantine/core'
import { IconPlus, IconUser, IconUsersGroup } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { toast } from '../../../lib/toast.ts'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { InvitationCard } from './invitation-card.tsx'
import { NameDialog } from './name-dialog.tsx'
import { useWorkspaceName, useWorkspaces, workspacesQuery } from './workspaces.queries.ts'
import classes from './workspaces.module.css'

/** Own workspaces, and an invitation to another where the address names one. */
export function WorkspacesPage({ inviteId }: { inviteId: string | undefined }) {
  const t = useTranslate()
  const { can } = useSession()
  const navigate = useNavigate()
  const { refreshAll } = useWorkspaces()
  const { workspaces, active_id } = useSuspenseQuery(workspacesQuery()).data
  const [isNaming, setNaming] = useState(false)
  const create = async (name: string) => {
    const { workspace } = await call(workspaceEndpoints.createWorkspace, { body: { name } })
    toast.positive(t('Workspace created'))
    await refreshAll()
    await navigate({ to: '/workspaces/$id', params: { id: String(workspace.id) } })
  }
  return (
    <Page narrow>
      <PageHeader
        title={t('Workspaces')}
        text={t('A workspace is for a team: what belongs to it, only its members see.')}
        actions={
          can('workspaces.create') && (
            <Button
              leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
              onClick={() => setNaming(true)}
            >
              {t('New workspace')}
            </Button>
          )
        }
      />
      {inviteId && <InvitationCard inviteId={inviteId} />}
      <ul className={classes.list}>
        {workspaces.map((workspace) => (
          <WorkspaceItem
            key={workspace.id}
            workspace={workspace}
            isActive={workspace.id === active_id}
          />
        ))}
      </ul>
      <NameDialog
        isOpen={isNaming}
        title={t('New workspace')}
        submitLabel={t('Create workspace')}
        name=""
        save={create}
        onClose={() => setNaming(false)}
      />
    </Page>
  )
}

function WorkspaceItem({ workspace, isActive }: { workspace: WorkspaceView; isActive: boolean }) {
  const t = useTranslate()
  const { switchTo } = useWorkspaces()
  const name = useWorkspaceName()(workspace)
  const Icon = workspace.default ? IconUser : IconUsersGroup
  const count = t('[one 1 member|other :count members]', { count: workspace.members_count })
  return (
    <li className={classes.workspace}>
      <Icon size={26} stroke={1.25} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <h2 className={classes.name}>
          {workspace.default ? (
            name
          ) : (
            <Link to="/workspaces/$id" params={{ id: String(workspace.id) }}>
              {name}
            </Link>
          )}
        </h2>
        <p className={classes.facts}>
          {workspace.default
            ? t('Your personal workspace: you alone.')
            : `${count} · ${t(WORKSPACE_ROLE_NAMES[workspace.role])}`}
        </p>
      </div>
      {isActive ? (
        <span className={classes.active}>{t('Active')}</span>
      ) : (
        <Button
          variant="default"
          size="sm"
          aria-label={t(':label: :name', { label: t('Switch to this workspace'), name: name })}
          onClick={() => switchTo(workspace.id)}
        >
          {t('Switch')}
        </Button>
      )}
    </li>
  )
}
