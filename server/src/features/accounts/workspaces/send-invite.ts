import type { Database } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { writeMail } from '../../site/localizations/write-mail.service.ts'
import { notify } from '../notifications/notify.service.ts'
import { inviteIdOf } from './invite-id.ts'
import type { InviteWithNames } from './invites.repository.ts'

/**
 * Tells the invited: an account by notification (and by the mail that goes with it, if they want that), an address by a
 * mail that leads to the registration.
 */
export async function sendInvite(
  platform: Platform,
  tx: Database,
  invite: InviteWithNames,
): Promise<void> {
  const inviteId = inviteIdOf(platform, invite.id)
  const values = { name: invite.inviter_name ?? '–', workspace: invite.workspace_name }
  if (invite.user_id !== null) {
    await notify(platform, tx, {
      userIds: [invite.user_id],
      type: 'workspace.invited',
      data: {
        lines: [
          { content: ':name invites you to the workspace :workspace', values },
          {
            content: 'A workspace is for a team: what belongs to it, only its members see.',
            type: 'secondary',
          },
        ],
        mainAction: { action: `/workspaces?invite=${inviteId}`, label: 'See the invitation' },
        inviteId,
      },
    })
    return
  }
  const query = new URLSearchParams({ email: invite.email ?? '', invite_id: inviteId })
  const mail = await writeMail(
    platform,
    { email: invite.email ?? '', language: null },
    (t, siteName) => ({
      heading: t(':name invites you to the workspace :workspace', values),
      paragraphs: [
        t(
          'A workspace on :siteName is for a team: what belongs to it, only its members see. Make an account with this address, or sign in, to join it.',
          { siteName },
        ),
        t('The invitation holds for :days days. You do not know :name? Then ignore this mail.', {
          days: 14,
          name: values.name,
        }),
      ],
      button: {
        label: t('See the invitation'),
        url: `${platform.config.baseUrl}/workspace/join/register?${query}`,
      },
    }),
  )
  await platform.mail.send(mail, tx)
}
