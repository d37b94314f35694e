import { workspaceEndpoints } from '@mediatheque/contract/accounts/workspaces/workspaces.endpoints.ts'
import {
  GIVEN_WORKSPACE_ROLES,
  type PendingInviteView,
  WORKSPACE_ROLE_NAMES,
  type WorkspaceDetailsView,
} from '@mediatheque/contract/accounts/workspaces/workspaces.schemas.ts'
import { ActionIcon, Button, NativeSelect, Table } from '@mantine/core'
import { IconSend, IconTrash } from '@tabler/icons-react'
import { call } from '../../../lib/api.ts'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast, toastError } from '../../../lib/toast.ts'
import { ChipField } from '../../../ui/chip-field.tsx'
import { SettingsPanel } from '../../../ui/settings-panel.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useWorkspaces } from './workspaces.queries.ts'
import classes from './workspaces.module.css'

/** At once: whoever invites a hundred people has pasted the wrong list. */
const MOST_INVITED = 20

export function InvitesPanel({ workspace }: { workspace: WorkspaceDetailsView }) {
  const t = useTranslate()
  return (
    <SettingsPanel id="invitations" title={t('Invitations')}>
      <InviteForm workspaceId={workspace.id} />
      {workspace.invites.length > 0 && (
        <Table className={classes.table} verticalSpacing="sm" horizontalSpacing={0} mt="lg">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('Name')}</Table.Th>
              <Table.Th className={classes.wide}>{t('Role')}</Table.Th>
              <Table.Th>{t('Sent')}</Table.Th>
              <Table.Th>
                <VisuallyHidden>{t('Actions')}</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {workspace.invites.map((invite) => (
              <InviteRow key={invite.id} workspaceId={workspace.id} invite={invite} />
            ))}
          </Table.Tbody>
        </Table>
      )}
    </SettingsPanel>
  )
}

function InviteForm({ workspaceId }: { workspaceId: number }) {
  const t = useTranslate()
  const { keep } = useWorkspaces()
  const contract = useContractForm({
    initialValues: {
      invitees: [] as string[],
      role: 'member' as (typeof GIVEN_WORKSPACE_ROLES)[number],
    },
    fieldNames: { invitee: 'invitees' },
    submit: async ({ invitees, role }) => {
      // Each is invited or refused by itself: who is left in the field was not.
      for (const [at, invitee] of (invitees.length > 0 ? invitees : ['']).entries()) {
        const body = { invitee, role }
        const answer = await call(workspaceEndpoints.inviteToWorkspace, {
          params: { id: workspaceId },
          body,
        })
        keep(answer.workspace)
        form.setFieldValue('invitees', invitees.slice(at + 1))
      }
      return invitees.length
    },
    onSuccess: (count) => {
      form.reset()
      toast.positive(t('[one Invitation sent|other :count invitations sent]', { count }))
    },
  })
  const { form, isSubmitting } = contract
  return (
    <ContractForm of={contract} className={classes.invite}>
      <ChipField
        label={t('Email addresses or usernames')}
        description={t('Press Enter after each, or paste a list of addresses.')}
        autoComplete="off"
        maxTags={MOST_INVITED}
        {...form.getInputProps('invitees')}
      />
      <NativeSelect
        label={t('Role')}
        data={GIVEN_WORKSPACE_ROLES.map((value) => ({
          value,
          label: t(WORKSPACE_ROLE_NAMES[value]),
        }))}
        {...form.getInputProps('role')}
      />
      <Button type="submit" loading={isSubmitting}>
        {t('Invite')}
      </Button>
    </ContractForm>
  )
}

function InviteRow({ workspaceId, invite }: { workspaceId: number; invite: PendingInviteView }) {
  const t = useTranslate()
  const format = useFormat()
  const { keep } = useWorkspaces()
  const args = { params: { id: workspaceId, pendingId: invite.id } }
  const change = async (act: () => Promise<{ workspace: WorkspaceDetailsView }>, done: string) => {
    try {
      keep((await act()).workspace)
      toast.positive(done)
    } catch (error) {
      toastError(error)
    }
  }
  return (
    <Table.Tr>
      <Table.Td className={classes.invitee}>{invite.invitee}</Table.Td>
      <Table.Td className={classes.wide}>{t(WORKSPACE_ROLE_NAMES[invite.role])}</Table.Td>
      <Table.Td>{invite.is_expired ? t('Ran out') : format.date(invite.sent_at)}</Table.Td>
      <Table.Td className={classes.end}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('Send the invitation of :name again', { name: invite.invitee })}
          onClick={() =>
            change(() => call(workspaceEndpoints.resendInvite, args), t('Invitation sent'))
          }
        >
          <IconSend size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('Take the invitation of :name back', { name: invite.invitee })}
          onClick={() =>
            change(() => call(workspaceEndpoints.cancelInvite, args), t('Invitation taken back'))
          }
        >
          <IconTrash size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  )
}
