import {
  PUSH_BROWSERS_QUOTA,
  type PushSubscriptionForm,
} from '@mediatheque/contract/accounts/notifications/push.endpoints.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { keepingWithinQuota } from '../../../../platform/access/within-quota.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { fieldError } from '../../../../platform/http/app-error.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { assertStillIn } from '../../sessions/sessions.service.ts'
import { getSettings, type ToReadSettings } from '../../../site/settings/settings.service.ts'
import {
  deleteOldPushSubscriptions,
  deletePushSubscription,
  deletePushSubscriptionsOf,
  upsertPushSubscription,
} from './push.repository.ts'
import { findPushService } from './push-services.ts'
import { getPushPublicKey } from './push-keys.service.ts'

const POINT_BYTES = 65
const SECRET_BYTES = 16

/**
 * From now on this browser is told, until the login ends.
 * @throws AppError validation, for an address that is not a push service's
 */
export async function addPushSubscription(
  platform: Needs<'config' | ToReadSettings>,
  actor: Actor,
  { endpoint, keys }: PushSubscriptionForm,
): Promise<number> {
  if ((await getPushPublicKey(platform)) === null)
    throw fieldError('endpoint', 'Browser notifications are switched off on this site.')
  const { push_services } = await getSettings(platform)
  if (!findPushService(endpoint, push_services.hosts))
    throw fieldError('endpoint', 'This is not the address of a known push service.')
  if (!isKeyPair(keys)) throw fieldError('keys', 'These are not the keys of a browser.')
  const { id: userId } = actor.user!
  return platform.db.transaction().execute(async (tx) => {
    if (actor.session) await assertStillIn(tx, actor)
    return keepingWithinQuota(tx, PUSH_BROWSERS_QUOTA, userId, async (granted, most) => {
      const id = await upsertPushSubscription(granted, {
        userId,
        sessionId: actor.session?.id ?? null,
        endpoint,
        ...keys,
      })
      await deleteOldPushSubscriptions(tx, userId, most)
      return id
    })
  })
}

/** A point of the curve, uncompressed, and a shared secret. */
function isKeyPair({ p256dh, auth }: PushSubscriptionForm['keys']): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  return (
    point.length === POINT_BYTES &&
    point[0] === 4 &&
    Buffer.from(auth, 'base64url').length === SECRET_BYTES
  )
}

export async function removePushSubscription(
  platform: Needs<'db'>,
  actor: Actor,
  endpoint: string,
): Promise<void> {
  await deletePushSubscription(platform.db, actor.user!.id, endpoint)
}

/** In every browser. */
export function removePushSubscriptionsOf(tx: Database, userId: number): Promise<void> {
  return deletePushSubscriptionsOf(tx, userId)
}
