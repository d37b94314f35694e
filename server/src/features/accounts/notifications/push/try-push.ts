import { randomUUID } from 'node:crypto'
import type { ConnectionTest } from '../../../../platform/connection-test.ts'
import { postPushMessage } from './post-push-message.ts'
import { listPushSubscriptionsOf } from './push.repository.ts'

const MOST_BROWSERS = 5

/** Sends a message to the browsers of whoever asks. */
export const pushTest: ConnectionTest = {
  name: 'push',
  run: async (platform, { actor, t }) => {
    const known = await listPushSubscriptionsOf(platform.db, actor.user.id, platform.clock.now())
    const browsers = known.slice(0, MOST_BROWSERS)
    if (browsers.length === 0)
      return {
        state: 'not_set_up',
        said: t(
          'You get messages in no browser: switch them on in your notification settings first.',
        ),
        detail: null,
      }
    const message = {
      title: t('Browser notifications work'),
      body: t('This is a test that you have asked for.'),
      url: '/notifications',
      tag: randomUUID(),
    }
    const posted = await Promise.allSettled(
      browsers.map((browser) => postPushMessage(platform, browser, message)),
    )
    const count = posted.filter((one) => one.status === 'fulfilled' && one.value === 'sent').length
    if (count > 0)
      return {
        state: 'works',
        said: t(
          '[one A message was handed over for 1 browser.|other Messages were handed over for :count browsers.]',
          { count },
        ),
        detail: null,
      }
    for (const one of posted)
      if (one.status === 'rejected')
        platform.log.warn({ err: one.reason as unknown }, 'a push service did not take a test')
    return { state: 'down', said: t('No push service took a message.'), detail: null }
  },
}
