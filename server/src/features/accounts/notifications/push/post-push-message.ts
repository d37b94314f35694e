import webPush from 'web-push'
import type { Needs } from '../../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../../site/settings/settings.service.ts'
import { callOutside } from '../../../../platform/outbound/call-outside.ts'
import { getPushKeys } from './push-keys.service.ts'
import type { PushSubscriptionRow } from './push.repository.ts'
import { findPushService } from './push-services.ts'

/** What the service worker reads. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  /** A path of the site, without the base path. */
  readonly url: string
  /** A second message with the same tag replaces the first one. */
  readonly tag: string
}

const TIMEOUT_MS = 15_000
const LIVES_SECONDS = 3 * 24 * 3_600

const LONGEST_ANSWER_BYTES = 100_000

/** `gone`: the browser unsubscribed, or the address may no longer be called. */
export type PushOutcome = 'sent' | 'gone'

/**
 * Hands an encrypted message to the push service of a browser.
 * @throws when the service did not take it and may do so later
 */
export async function postPushMessage(
  platform: Needs<'config' | ToReadSettings>,
  subscription: PushSubscriptionRow,
  message: PushMessage,
): Promise<PushOutcome> {
  const [keys, settings] = await Promise.all([getPushKeys(platform), getSettings(platform)])
  const service = findPushService(subscription.endpoint, settings.push_services.hosts)
  if (!service || !keys) return 'gone'
  const { headers, body } = webPush.generateRequestDetails(
    {
      endpoint: subscription.endpoint,
      keys: { p256dh: subscription.p256dh, auth: subscription.auth },
    },
    JSON.stringify(message),
    {
      TTL: LIVES_SECONDS,
      topic: message.tag.replaceAll('-', '').slice(0, 32),
      urgency: 'normal',
      vapidDetails: { subject: subjectOf(platform), ...keys },
    },
  )
  const { status } = await callOutside(platform, {
    purpose: 'browser message',
    url: subscription.endpoint,
    method: 'POST',
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ),
    ...(body && { body }),
    allow: (url) => ({ url, isInside: service.isTrusted }),
    mostBytes: LONGEST_ANSWER_BYTES,
    wholeMs: TIMEOUT_MS,
  })
  if (status === 404 || status === 410) return 'gone'
  if (status < 200 || status > 299)
    throw new Error(`the push service of a browser answered ${status}`)
  return 'sent'
}

/** Whom the push service may write to about the site. */
function subjectOf({ config }: Needs<'config'>): string {
  const address = /[^\s<>]+@[^\s<>]+/.exec(config.mailFrom)?.[0]
  return address ? `mailto:${address}` : config.baseUrl
}
