import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import {
  type EventSubject,
  type Gateway,
  GATEWAYS,
  isSetUp,
  openProvider,
  type PaymentProvider,
} from '../payment-providers/open-provider.service.ts'
import { listOpenOfGateway } from '../subscriptions/paid-subscriptions.service.ts'
import { listUnsettledIds } from './checkouts.repository.ts'
import { listWaitingEvents } from './payment-events.repository.ts'
import { findSubscriptionsOf } from './payment-facts.service.ts'
import { settleCheckoutKind, syncKind, workEventKind } from './payment-jobs.ts'

const AT_ONCE = 500
/** Longer than a night that a site may have been away. */
const LOOKED_BACK_MS = 3 * 86_400_000
/** Its job is surely not on its way any more. */
const FORGOTTEN_MS = 24 * 3_600_000

type ToReconcile = Needs<'jobs' | 'log' | 'clock' | ToReadSettings>

/**
 * Finds what webhooks did not tell: asks after each subscription that goes on, each checkout that is open, and whatever the
 * provider says has changed. Each is a job of its own, so that one that fails keeps nothing else from being found.
 */
export async function reconcilePayments(platform: ToReconcile): Promise<void> {
  const settings = await getSettings(platform)
  for (const gateway of GATEWAYS) {
    if (!isSetUp(settings, gateway)) continue
    await askAfterOpen(platform, gateway)
    await askAfterChanged(platform, gateway)
  }
  await askAfterCheckouts(platform)
  const before = new Date(platform.clock.now().getTime() - FORGOTTEN_MS)
  for (const eventId of await listWaitingEvents(platform.db, before, AT_ONCE))
    await platform.jobs.enqueue(platform.db, workEventKind, { eventId })
}

async function askAfterOpen(platform: ToReconcile, gateway: Gateway): Promise<void> {
  for (let afterId = 0; ;) {
    const open = await listOpenOfGateway(platform.db, gateway, { afterId, limit: AT_ONCE })
    for (const { id, provider_id: providerId } of open) {
      await platform.jobs.enqueue(platform.db, syncKind, { gateway, providerId })
      afterId = id
    }
    if (open.length < AT_ONCE) return
  }
}

async function askAfterChanged(platform: ToReconcile, gateway: Gateway): Promise<void> {
  const since = new Date(platform.clock.now().getTime() - LOOKED_BACK_MS)
  try {
    const provider = await openProvider(platform, gateway)
    const { subscriptions, facts } = await provider.listChangedSince(since)
    for (const providerId of new Set([
      ...subscriptions,
      ...(await subscriptionsOf(platform, provider, facts)),
    ]))
      await platform.jobs.enqueue(platform.db, syncKind, { gateway, providerId })
  } catch (error) {
    platform.log.error(
      { err: error, gateway },
      'what changed at a provider of payments is not known',
    )
  }
}

/** Notes what is told by itself, before its subscriptions are looked at. */
async function subscriptionsOf(
  platform: ToReconcile,
  provider: PaymentProvider,
  facts: readonly EventSubject[],
): Promise<readonly string[]> {
  const found: string[] = []
  for (const fact of facts)
    try {
      found.push(...(await findSubscriptionsOf(platform, provider, fact)))
    } catch (error) {
      platform.log.error({ err: error, fact }, 'a refund or a dispute could not be noted')
    }
  return found
}

async function askAfterCheckouts(platform: ToReconcile): Promise<void> {
  for (let afterId = 0; ;) {
    const ids = await listUnsettledIds(platform.db, { afterId, limit: AT_ONCE })
    for (const checkoutId of ids) {
      await platform.jobs.enqueue(platform.db, settleCheckoutKind, { checkoutId })
      afterId = checkoutId
    }
    if (ids.length < AT_ONCE) return
  }
}
