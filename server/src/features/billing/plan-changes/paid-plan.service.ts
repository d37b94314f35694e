import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  type Gateway,
  openProvider,
  type PaymentProvider,
} from '../payment-providers/open-provider.service.ts'
import { calmly } from '../payments/calmly.service.ts'
import { syncSubscription, type ToSync } from '../payments/sync-subscription.service.ts'
import {
  type FullSubscription,
  getSubscriptionById,
} from '../subscriptions/subscriptions.service.ts'

export type ToChangePlan = ToSync & Needs<'config' | 'secrets'>

/** A subscription that somebody pays, with where it is paid. */
export interface Paid {
  readonly provider: PaymentProvider
  readonly providerId: string
}

export const isPaid = ({ gateway }: { readonly gateway: string }): boolean => gateway !== 'none'

/** @throws AppError conflict for what is granted; unavailable where the provider has no keys any more */
export async function openPaid(
  platform: ToChangePlan,
  { gateway, provider_id }: { readonly gateway: string; readonly provider_id: string | null },
): Promise<Paid> {
  if (gateway === 'none' || provider_id === null)
    throw new AppError('conflict', {
      message: 'Nothing is paid for this plan, so that there is nothing to change.',
    })
  const provider = await calmly(() => openProvider(platform, gateway as Gateway))
  return { provider, providerId: provider_id }
}

/** Asks the provider, writes down what it says, and reads that. */
export async function readAgain(
  platform: ToChangePlan,
  { provider, providerId }: Paid,
  { id }: { readonly id: number },
): Promise<FullSubscription> {
  await calmly(() => syncSubscription(platform, provider.gateway, providerId))
  return getSubscriptionById(platform, id)
}
