import type { Needs } from '../../../platform/platform.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'
import {
  type EventSubject,
  type Gateway,
  openProvider,
} from '../payment-providers/open-provider.service.ts'
import { findEvent, insertEvent, noteEvent } from './payment-events.repository.ts'
import { workEventKind } from './payment-jobs.ts'
import { findSubscriptionsOf } from './payment-facts.service.ts'
import { syncSubscription, type ToSync } from './sync-subscription.service.ts'

export interface Webhook {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/**
 * Stores what a provider sent, byte by byte, with the job that works on it: both are there, or neither, and the provider
 * sends it again.
 * @throws WebhookRefused where it was not sent by the provider; ProviderError where that cannot be found out now
 */
export async function receiveWebhook(
  platform: Needs<'jobs' | 'log' | 'clock' | ToReadSettings>,
  gateway: Gateway,
  webhook: Webhook,
): Promise<void> {
  const provider = await openProvider(platform, gateway)
  const { id, type, subject } = await provider.verifyWebhook(webhook)
  const now = platform.clock.now()
  await platform.db.transaction().execute(async (tx) => {
    const eventId = await insertEvent(tx, {
      gateway,
      event_id: id,
      type,
      subject_kind: subject?.kind ?? null,
      subject_id: subject?.id ?? null,
      body: webhook.body,
      received_at: now,
      worked_at: subject ? null : now,
    })
    if (eventId !== undefined && subject)
      await platform.jobs.enqueue(tx, workEventKind, { eventId })
  })
}

/** Looks up what an event is about. What it says is not believed: the provider is asked. Doing it twice changes nothing. */
export async function workOnEvent(platform: ToSync, eventId: number): Promise<void> {
  const event = await findEvent(platform.db, eventId)
  if (!event || event.worked_at || event.subject_id === null) return
  const gateway = event.gateway as Gateway
  try {
    const subscriptionIds = await findSubscriptionsOf(
      platform,
      await openProvider(platform, gateway),
      { kind: event.subject_kind as EventSubject['kind'], id: event.subject_id },
    )
    let problem: string | null = subscriptionIds.length > 0 ? null : 'not ours'
    for (const subscriptionId of subscriptionIds)
      problem = (await syncSubscription(platform, gateway, subscriptionId)) ?? problem
    await noteEvent(platform.db, eventId, { workedAt: platform.clock.now(), problem })
  } catch (error) {
    await noteEvent(platform.db, eventId, {
      workedAt: null,
      problem: (error as Error).message.slice(0, 500),
    })
    throw error
  }
}
