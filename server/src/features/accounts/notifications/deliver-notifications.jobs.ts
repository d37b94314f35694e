import {
  isNotificationType,
  NOTIFICATION_TYPES,
  type NotificationTypeDefinition,
} from '@mediatheque/contract/accounts/notifications/notification-types.ts'
import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import type { Needs } from '../../../platform/platform.ts'
import { findUserWithGrants } from '../users/users.service.ts'
import { writeNotificationMail } from './notification-mail.ts'
import { findNotification, markDelivered } from './notifications.repository.ts'
import { channelsOf } from './preferences.service.ts'
import { getPushPublicKey } from './push/push-keys.service.ts'
import { listPushSubscriptionsOf } from './push/push.repository.ts'
import { sendPushMessage } from './push/send-push-message.jobs.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'

/** Carries notifications to where their readers are when they are not here. */
export const deliverNotifications = defineJob({
  name: 'notifications.deliver',
  payload: z.object({ notificationIds: z.array(z.uuid()).min(1) }),
  timeoutSeconds: 300,
  run: async (platform, { notificationIds }) => {
    for (const id of notificationIds) await deliver(platform, id)
  },
})

function isMailedAnyway(type: string): boolean {
  if (!isNotificationType(type)) return false
  const definition: NotificationTypeDefinition = NOTIFICATION_TYPES[type]
  return definition.isMailedAnyway === true
}

/** Mark, mail and messages are one transaction: a job that runs again after a crash sends nothing twice. */
async function deliver(
  platform: Needs<'jobs' | 'mail' | 'clock' | 'config' | ToReadSettings>,
  notificationId: string,
): Promise<void> {
  const row = await findNotification(platform.db, notificationId)
  const user = row && (await findUserWithGrants(platform, row.user_id))
  if (!row || !user || user.row.banned_at) return
  const channels = await channelsOf(platform.db, row.user_id, row.type)
  const mail =
    channels.includes('email') && !isMailedAnyway(row.type)
      ? await writeNotificationMail(platform, row, user.row)
      : undefined
  const hasPush = channels.includes('browser') && (await getPushPublicKey(platform)) !== null
  const browsers = hasPush
    ? await listPushSubscriptionsOf(platform.db, row.user_id, platform.clock.now())
    : []
  await platform.db.transaction().execute(async (tx) => {
    if (!(await markDelivered(tx, notificationId, platform.clock.now()))) return
    if (mail) await platform.mail.send(mail, tx)
    for (const { id: subscriptionId } of browsers)
      await platform.jobs.enqueue(tx, sendPushMessage, { notificationId, subscriptionId })
  })
}
