import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { deliverNotifications } from './deliver-notifications.jobs.ts'
import { deleteUnlistedBefore } from './notifications.repository.ts'
import { sendPushMessage } from './push/send-push-message.jobs.ts'

const UNLISTED_DAYS = 7
const DAY_MS = 86_400_000

/** What was only for a mail or a browser is not needed once it was delivered, or could not be for days. */
const deleteDelivered = defineJob({
  name: 'notifications.delete-delivered',
  payload: z.object({}),
  cron: '40 3 * * *',
  run: (platform) =>
    deleteUnlistedBefore(
      platform.db,
      new Date(platform.clock.now().getTime() - UNLISTED_DAYS * DAY_MS),
    ),
})

export const notificationJobs = [deliverNotifications, sendPushMessage, deleteDelivered]
