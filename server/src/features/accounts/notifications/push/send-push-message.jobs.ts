import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/define-job.ts'
import { accountTranslator } from '../../../site/localizations/localizations.service.ts'
import { findUserWithGrants } from '../../users/users.service.ts'
import { presentNotification } from '../notifications.presenter.ts'
import { findNotification } from '../notifications.repository.ts'
import { postPushMessage } from './post-push-message.ts'
import { deletePushSubscriptionById, findPushSubscription } from './push.repository.ts'

const OVERVIEW = '/notifications'

/** One notification to one browser, so that one that does not answer keeps no other waiting. */
export const sendPushMessage = defineJob({
  name: 'notifications.send-push-message',
  payload: z.object({ notificationId: z.uuid(), subscriptionId: z.number().int() }),
  retries: 4,
  retryDelaySeconds: 30,
  concurrency: 4,
  run: async (platform, { notificationId, subscriptionId }) => {
    const [row, subscription] = await Promise.all([
      findNotification(platform.db, notificationId),
      findPushSubscription(platform.db, subscriptionId),
    ])
    // The browser may have been given to somebody else meanwhile.
    if (!row || !subscription || subscription.user_id !== row.user_id) return
    const user = await findUserWithGrants(platform, row.user_id)
    const { data } = presentNotification(row, await accountTranslator(platform, user?.row.language))
    const [title = '', ...rest] = data.lines.map(({ content }) => content)
    const action = data.mainAction?.action ?? OVERVIEW
    const url = /^\/(?![/\\])/.test(action) ? action : OVERVIEW
    const outcome = await postPushMessage(platform, subscription, {
      title,
      body: rest.join('\n'),
      url,
      tag: row.id,
    })
    if (outcome === 'gone') await deletePushSubscriptionById(platform.db, subscription.id)
  },
})
