import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'

/** Carries notifications to where their readers are when they are not here. */
export const deliverNotifications = defineJob({
  name: 'notifications.deliver',
  payload: z.object({ notificationIds: z.array(z.uuid()).min(1) }),
  timeoutSeconds: 120,
  run: async () => undefined,
})
