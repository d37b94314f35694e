import { workspaceEndpoints } from '@mediatheque/contract/accounts/workspaces/workspaces.endpoints.ts'
import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast, toastError } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { InvitesPanel } from './invites-panel.tsx'
import { MembersPanel } from './members-panel.tsx'
import { NameDialog } from './name-dialog.tsx'
import { useWorkspaces, workspaceQuery, workspacesQuery } from './workspaces.queries.ts'
import classes from './workspaces.module.css'

/** One workspace: who is in it and, for those who manage it, who is invited. */
export function WorkspacePage({ id }: { id: number }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { keep, refreshAll, switchTo } = useWorkspaces()
  const { workspace } = useSuspenseQuery(workspaceQuery(id)).data
  const { active_id } = useSuspenseQuery(workspacesQuery()).data
  const [open, setOpen] = useState<'rename' | 'leave' | 'delete'>()
  const [isBusy, setBusy] = useState(false)
  const isOwner = workspace.role === 'owner'
  const canManage = isOwner || workspace.role === 'admin'

  const rename = async (name: string) => {
    keep(
      (
        await call(workspaceEndpoints.renameWorkspace, {
          params: { id },
          body: { name, version: workspace.version },
        })
      ).workspace,
    )
    toast.positive(t('Workspace renamed'))
  }
  const isDeleting = open === 'delete'
  const end = async () => {
    setBusy(true)
    try {
      const { version } = workspace
      await (isDeleting
        ? call(workspaceEndpoints.deleteWorkspace, { params: { id }, body: { version } })
        : call(workspaceEndpoints.leaveWorkspace, { params: { id } }))
      if (active_id === id) await call(workspaceEndpoints.switchWorkspace, { params: { id: 0 } })
      toast.positive(isDeleting ? t('Workspace deleted') : t('Left workspace'))
      await navigate({ to: '/workspaces' })
      await refreshAll()
    } catch (error) {
      toastError(error)
      setBusy(false)
    }
  }
  return (
    <Page narrow>
      <PageHeader
        title={workspace.name}
        text={t('[one 1 member|other :count members]', { count: workspace.members_count })}
        actions={
          <>
            {active_id === id ? (
              <span className={classes.active}>{t('Active')}</span>
            ) : (
              <Button variant="default" onClick={() => switchTo(id)}>
                {t('Switch to this workspace')}
              </Button>
            )}
            {canManage && (
              <Button variant="default" onClick={() => setOpen('rename')}>
                {t('Rename workspace')}
              </Button>
            )}
            {(!isOwner || workspace.members_count > 1) && (
              <Button variant="default" onClick={() => setOpen('leave')}>
                {t('Leave workspace')}
              </Button>
            )}
            {isOwner && (
              <Button variant="default" onClick={() => setOpen('delete')}>
                {t('Delete workspace')}
              </Button>
            )}
          </>
        }
      />
      <div className={classes.panels}>
        <MembersPanel workspace={workspace} canManage={canManage} />
        {canManage && <InvitesPanel workspace={workspace} />}
      </div>
      <NameDialog
        isOpen={open === 'rename'}
        title={t('Rename workspace')}
        submitLabel={t('Save')}
        name={workspace.name}
        save={rename}
        onClose={() => setOpen(undefined)}
      />
      <ConfirmDialog
        isOpen={open === 'leave' || isDeleting}
        title={
          isDeleting
            ? t('Delete the workspace “:name”?', { name: workspace.name })
            : t('Leave the workspace “:name”?', { name: workspace.name })
        }
        text={
          isDeleting
            ? t('Its members lose it, and what was told in it is gone.')
            : [
                isOwner &&
                  t(
                    'Its other members keep it: an administrator becomes its owner, else who has been in it for longest.',
                  ),
                t('You need a new invitation to come back.'),
              ]
                .filter(Boolean)
                .join(' ')
        }
        confirmLabel={isDeleting ? t('Delete workspace') : t('Leave workspace')}
        cancelLabel={t('Cancel')}
        isDangerous
        isBusy={isBusy}
        onConfirm={end}
        onClose={() => setOpen(undefined)}
      />
    </Page>
  )
}
