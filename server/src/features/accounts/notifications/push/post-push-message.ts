import { Agent, request } from 'undici'
import webPush from 'web-push'
import type { Platform } from '../../../../platform/platform.ts'
import { getSettings } from '../../../site/settings/settings.service.ts'
import { lookUpPublicly } from '../../../../platform/http/public-address.ts'
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

const guarded = new Agent({ connect: { lookup: lookUpPublicly, timeout: TIMEOUT_MS } })
const open = new Agent({ connect: { timeout: TIMEOUT_MS } })

/** `gone`: the browser unsubscribed, or the address may no longer be called. */
export type PushOutcome = 'sent' | 'gone'

/**
 * Hands an encrypted message to the push service of a browser.
 * @throws when the service did not take it and may do so later
 */
export async function postPushMessage(
  platform: Platform,
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
  const answer = await request(subscription.endpoint, {
    method: 'POST',
    headers: headers as Record<string, string>,
    body,
    dispatcher: service.isTrusted ? open : guarded,
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
  })
  await answer.body.dump()
  if (answer.statusCode === 404 || answer.statusCode === 410) return 'gone'
  if (answer.statusCode < 200 || answer.statusCode > 299)
    throw new Error(`the push service of a browser answered ${answer.statusCode}`)
  return 'sent'
}

/** Whom the push service may write to about the site. */
function subjectOf({ config }: Platform): string {
  const address = /[^\s<>]+@[^\s<>]+/.exec(config.mailFrom)?.[0]
  return address ? `mailto:${address}` : config.baseUrl
}
