import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { findAccountByEmail } from '../users/login-accounts.service.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import { writeMail } from '../../site/localizations/write-mail.service.ts'
import { notify, type ToNotify } from '../notifications/notify.service.ts'
import { inviteIdOf } from './invite-id.ts'
import { findInvite, type InviteWithNames } from './invites.repository.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'

/**
 * Tells the invited. Whether an address has an account is looked up in the background: the one who invites learns nothing
 * of it, not even by the time it takes.
 */
export async function sendInvite(
  platform: Needs<'secrets' | ToNotify>,
  tx: Database,
  invite: InviteWithNames,
): Promise<void> {
  if (invite.user_id !== null) return notifyOf(platform, tx, invite, invite.user_id)
  await platform.jobs.enqueue(tx, sendInviteToAddress, { inviteId: invite.id })
}

/**
 * An address that is proven to be an account's: by notification, and by the mail that goes with it, if they want that.
 * Any other by a mail that leads to the registration.
 */
export const sendInviteToAddress = defineJob({
  name: 'workspaces.send-invite',
  payload: z.object({ inviteId: z.number().int() }),
  run: async (platform, { inviteId }) => {
    const invite = await findInvite(platform.db, inviteId)
    if (!invite?.email) return
    const account = await findAccountByEmail(platform, invite.email)
    if (account?.email_verified_at)
      await platform.db.transaction().execute((tx) => notifyOf(platform, tx, invite, account.id))
    else await platform.mail.send(await writeInvite(platform, invite))
  },
})

const valuesOf = (invite: InviteWithNames) => ({
  name: invite.inviter_name ?? '–',
  workspace: invite.workspace_name,
})

function notifyOf(
  platform: Needs<'secrets' | ToNotify>,
  tx: Database,
  invite: InviteWithNames,
  userId: number,
): Promise<void> {
  const inviteId = inviteIdOf(platform, invite.id)
  return notify(platform, tx, {
    userIds: [userId],
    type: 'workspace.invited',
    data: {
      lines: [
        {
          content: ':name invites you to the workspace :workspace',
          values: valuesOf(invite),
        },
        {
          content: 'A workspace is for a team: what belongs to it, only its members see.',
          type: 'secondary',
        },
      ],
      mainAction: { action: `/workspaces?invite=${inviteId}`, label: 'See the invitation' },
      inviteId,
    },
  })
}

function writeInvite(platform: Needs<'config' | ToReadSettings>, invite: InviteWithNames) {
  const inviteId = inviteIdOf(platform, invite.id)
  const values = valuesOf(invite)
  const query = new URLSearchParams({ email: invite.email ?? '', invite_id: inviteId })
  return writeMail(platform, { email: invite.email ?? '', language: null }, (t, siteName) => ({
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
    validUntil: invite.expires_at,
  }))
}
