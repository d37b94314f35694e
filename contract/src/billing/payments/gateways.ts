/** Services at which plans are paid. */
export const GATEWAYS = ['stripe', 'paypal'] as const
export type Gateway = (typeof GATEWAYS)[number]

/** Their own names, which are the same in every language. */
export const GATEWAY_NAMES: Readonly<Record<Gateway, string>> = {
  stripe: 'Stripe',
  paypal: 'PayPal',
}
