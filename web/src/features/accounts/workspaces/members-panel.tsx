import { workspaceEndpoints } from '@mediatheque/contract/accounts/workspaces/workspaces.endpoints.ts'
import {
  GIVEN_WORKSPACE_ROLES,
  WORKSPACE_ROLE_NAMES,
  type WorkspaceDetailsView,
  type WorkspaceMemberView,
} from '@mediatheque/contract/accounts/workspaces/workspaces.schemas.ts'
import { ActionIcon, NativeSelect, Table } from '@mantine/core'
import { IconUserMinus } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { toast, toastError } from '../../../lib/toast.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { SettingsPanel } from '../../../ui/settings-panel.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useWorkspaces } from './workspaces.queries.ts'
import classes from './workspaces.module.css'

interface MembersPanelProps {
  workspace: WorkspaceDetailsView
  canManage: boolean
}

export function MembersPanel({ workspace, canManage }: MembersPanelProps) {
  const t = useTranslate()
  const format = useFormat()
  const { user } = useSession()
  const { keep } = useWorkspaces()
  const [doomed, setDoomed] = useState<WorkspaceMemberView>()

  const change = async (act: () => Promise<{ workspace: WorkspaceDetailsView }>, done: string) => {
    try {
      keep((await act()).workspace)
      toast.positive(done)
    } catch (error) {
      toastError(error)
    }
  }
  const giveRole = (
    { user_id: userId, version }: WorkspaceMemberView,
    role: (typeof GIVEN_WORKSPACE_ROLES)[number],
  ) =>
    change(
      () =>
        call(workspaceEndpoints.changeWorkspaceMember, {
          params: { id: workspace.id, userId },
          body: { role, version },
        }),
      t('Role changed'),
    )
  const remove = async ({ user_id: userId, version }: WorkspaceMemberView) => {
    await change(
      () =>
        call(workspaceEndpoints.removeWorkspaceMember, {
          params: { id: workspace.id, userId },
          body: { version },
        }),
      t('Member removed'),
    )
    setDoomed(undefined)
  }
  return (
    <SettingsPanel id="members" title={t('Members')}>
      <Table className={classes.table} verticalSpacing="sm" horizontalSpacing={0}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('Name')}</Table.Th>
            <Table.Th>{t('Role')}</Table.Th>
            <Table.Th className={classes.wide}>{t('Joined')}</Table.Th>
            {canManage && (
              <Table.Th>
                <VisuallyHidden>{t('Actions')}</VisuallyHidden>
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {workspace.members.map((member) => {
            const isFixed = member.role === 'owner' || member.user_id === user?.id
            return (
              <Table.Tr key={member.user_id}>
                <Table.Td>
                  <span className={classes.member}>
                    <Avatar name={member.name} image={member.image} />
                    <span className={classes.memberName}>{member.name}</span>
                  </span>
                </Table.Td>
                <Table.Td>
                  {canManage && !isFixed ? (
                    <NativeSelect
                      size="sm"
                      aria-label={t('Role of :name', { name: member.name })}
                      value={member.role}
                      data={GIVEN_WORKSPACE_ROLES.map((value) => ({
                        value,
                        label: t(WORKSPACE_ROLE_NAMES[value]),
                      }))}
                      onChange={(event) =>
                        giveRole(
                          member,
                          event.currentTarget.value as (typeof GIVEN_WORKSPACE_ROLES)[number],
                        )
                      }
                    />
                  ) : (
                    t(WORKSPACE_ROLE_NAMES[member.role])
                  )}
                </Table.Td>
                <Table.Td className={classes.wide}>{format.date(member.joined_at)}</Table.Td>
                {canManage && (
                  <Table.Td className={classes.end}>
                    {!isFixed && (
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        size="lg"
                        aria-label={t('Remove :name', { name: member.name })}
                        onClick={() => setDoomed(member)}
                      >
                        <IconUserMinus size={18} stroke={1.5} aria-hidden />
                      </ActionIcon>
                    )}
                  </Table.Td>
                )}
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
      <ConfirmDialog
        isOpen={doomed !== undefined}
        title={t('Remove :name from the workspace?', { name: doomed?.name ?? '' })}
        text={t('They need a new invitation to come back.')}
        confirmLabel={t('Remove')}
        cancelLabel={t('Cancel')}
        isDangerous
        onConfirm={() => doomed && void remove(doomed)}
        onClose={() => setDoomed(undefined)}
      />
    </SettingsPanel>
  )
}
