import type { PaymentWay } from '@mediatheque/contract/billing/payments/checkouts.schemas.ts'
import type { Settings } from '@mediatheque/contract/settings.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import {
  type Gateway,
  GATEWAYS,
  type PaymentProvider,
  ProviderError,
  type Sale,
} from './payment-provider.ts'
import { paypalTakes } from './paypal/paypal-prices.ts'
import { createPaypal } from './paypal/paypal.ts'
import { stripeTakes } from './stripe/stripe-readers.ts'
import { createStripe } from './stripe/stripe.ts'

export type {
  EventSubject,
  CheckoutState,
  Discount,
  Gateway,
  PaymentProvider,
  ProviderInvoice,
  ProviderSubscription,
  Sale,
} from './payment-provider.ts'
export { GATEWAYS, ProviderError, TAKES_NOTHING, WebhookRefused } from './payment-provider.ts'

/** With its keys, so that what was sold before can be looked after, even where nobody is to pay there any more. */
export function isSetUp({ stripe_keys, paypal_keys }: Settings, gateway: Gateway): boolean {
  if (gateway === 'stripe')
    return stripe_keys.secret_key !== '' && stripe_keys.webhook_secret !== ''
  const { client_id, client_secret, webhook_id } = paypal_keys
  return client_id !== '' && client_secret !== '' && webhook_id !== ''
}

/** Where members can pay now. */
export const listOfferedGateways = (settings: Settings): readonly Gateway[] =>
  GATEWAYS.filter(
    (gateway) => settings.billing.enable && settings[gateway].is_on && isSetUp(settings, gateway),
  )

/** The same, and whether anybody really pays there. */
export const listPaymentWays = (settings: Settings): PaymentWay[] =>
  listOfferedGateways(settings).map((gateway) => ({
    gateway,
    is_test:
      gateway === 'stripe'
        ? /^[sr]k_test_/.test(settings.stripe_keys.secret_key)
        : settings.paypal.is_test,
  }))

/** Whether a price can be paid there at all: in its currency, its amount and its period. */
export const takesSale = (gateway: Gateway, sale: Sale): boolean =>
  gateway === 'stripe' ? stripeTakes(sale) : paypalTakes(sale)

/**
 * A provider as it is set up.
 * @throws ProviderError without keys
 */
export async function openProvider(
  platform: Needs<'log' | ToReadSettings>,
  gateway: Gateway,
): Promise<PaymentProvider> {
  const settings = await getSettings(platform)
  if (!isSetUp(settings, gateway)) throw new ProviderError('not set up', gateway)
  if (gateway === 'stripe') {
    const { secret_key: secretKey, webhook_secret: webhookSecret } = settings.stripe_keys
    return createStripe(platform, { secretKey, webhookSecret, standIn: settings.stripe.address })
  }
  const { client_id, client_secret, webhook_id } = settings.paypal_keys
  return createPaypal(platform, {
    clientId: client_id,
    clientSecret: client_secret,
    webhookId: webhook_id,
    isTest: settings.paypal.is_test,
    standIn: settings.paypal.address,
  })
}
