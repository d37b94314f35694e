import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { sendInviteToAddress } from './send-invite.jobs.ts'
import { deleteInvitesExpiredBefore } from './invites.repository.ts'

const KEPT_DAYS = 30

/** Invitations that ran out stay a while, so that they can be sent again. */
const removeOldInvites = defineJob({
  name: 'workspaces.remove-old-invites',
  payload: z.object({}),
  cron: '23 4 * * *',
  run: (platform) =>
    deleteInvitesExpiredBefore(
      platform.db,
      new Date(platform.clock.now().getTime() - KEPT_DAYS * 24 * 3_600_000),
    ),
})

export const workspaceJobs = [removeOldInvites, sendInviteToAddress]
