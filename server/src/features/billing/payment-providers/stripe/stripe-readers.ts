import { decimalsOf, type Money } from '@mediatheque/contract/billing/money.ts'
import {
  SUBSCRIPTION_STATES,
  type SubscriptionState,
} from '@mediatheque/contract/billing/subscriptions/subscription-states.ts'
import type Stripe from 'stripe'
import {
  type EventSubject,
  ProviderError,
  type ProviderInvoice,
  type ProviderSubscription,
  type Sale,
} from '../payment-provider.ts'

/** Stripe counts some currencies otherwise, for the sake of what is older: by so many decimals more, or fewer. */
const MORE_DECIMALS: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: -2 }
/** Of three decimals the last has to be none. */
const LEAST_OF_THREE = 10
const factorOf = (currency: string) => 10 ** (MORE_DECIMALS[currency] ?? 0)

/** @throws ProviderError for an amount that Stripe does not take */
export function amountForStripe({ minor, currency }: Money): number {
  const amount = minor * factorOf(currency)
  const isTooFine = decimalsOf(currency) === 3 && amount % LEAST_OF_THREE !== 0
  if (!Number.isInteger(amount) || isTooFine)
    throw new ProviderError('refused', `stripe takes coarser amounts of ${currency} only`)
  return amount
}

export function stripeTakes({ amount, due }: Sale): boolean {
  try {
    return [amount, due].every((money) => amountForStripe(money) >= 0)
  } catch {
    return false
  }
}

export function moneyOfStripe(amount: number, currency: string): Money {
  const code = currency.toUpperCase()
  return { minor: Math.round(amount / factorOf(code)), currency: code }
}

export const dateOf = (seconds: number): Date => new Date(seconds * 1_000)
const dateOrNull = (seconds: number | null | undefined) =>
  seconds === null || seconds === undefined ? null : dateOf(seconds)
export const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1_000)

export const idOf = (named: string | { id: string } | null | undefined): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null)

/** Subscriptions of this site have one plan, and so one item. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data
  if (!item) throw new ProviderError('unclear', `${subscription.id} has no item`)
  return item
}

export function readSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const item = itemOf(subscription)
  const periodEnd = dateOf(item.current_period_end)
  const endedAt = dateOrNull(subscription.ended_at)
  // Its portal sets a moment, others the flag: either is an end that was announced.
  const announced =
    dateOrNull(subscription.cancel_at) ?? (subscription.cancel_at_period_end ? periodEnd : null)
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    reference: subscription.metadata['reference'] ?? null,
    state: readState(subscription),
    priceId: item.price.id,
    startsAt: dateOf(subscription.start_date),
    periodEnd,
    lastPaidAt: null,
    endsAt: endedAt ?? announced,
    endedAt,
    paidBy: readPaymentMethod(subscription.default_payment_method),
    cardExpiresOn: readCardEnd(subscription.default_payment_method),
    exactOffMinor: exactOffOf(subscription),
    isNextCheaper: (subscription.discounts ?? []).some(
      (one) => typeof one !== 'string' && (one.end === null || dateOf(one.end) > periodEnd),
    ),
  }
}

/** A percentage that Stripe rounds otherwise is told as an amount, under the key of its coupon with that amount. */
export const exactKey = (key: string, { minor }: Money): string => `${key}_${minor}`

function exactOffOf({ discounts }: Stripe.Subscription): number | null {
  for (const discount of discounts ?? []) {
    const id = typeof discount === 'string' ? null : idOf(discount.source.coupon)
    const [, minor] = /_(\d+)$/.exec(id ?? '') ?? []
    if (minor !== undefined) return Number(minor)
  }
  return null
}

function readState({ id, status }: Stripe.Subscription): SubscriptionState {
  const known = SUBSCRIPTION_STATES.find((state) => state === status)
  if (!known) throw new ProviderError('unclear', `${id} is ${status}`)
  return known
}

/** As they write themselves; Stripe says `visa`. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  link: 'Link',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

function readPaymentMethod(method: string | Stripe.PaymentMethod | null): string | null {
  if (!method || typeof method === 'string') return null
  if (!method.card) return method.type
  const { brand, last4 } = method.card
  return `${BRANDS[brand] ?? brand} •••• ${last4}`
}

function readCardEnd(method: string | Stripe.PaymentMethod | null): string | null {
  if (!method || typeof method === 'string' || !method.card) return null
  const { exp_month: month, exp_year: year } = method.card
  // Cards are good until the end of their month, which is the day before the first of the next.
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

export interface ChargeFacts {
  readonly refunded: number
  readonly isDisputed: boolean
}

export function readInvoice(
  invoice: Stripe.Invoice,
  charges: ReadonlyMap<string, ChargeFacts>,
): ProviderInvoice {
  const facts = (invoice.payments?.data ?? []).flatMap(({ payment }) => {
    const known = charges.get(idOf(payment.payment_intent) ?? '')
    return known ? [known] : []
  })
  const refunded = facts.reduce((sum, fact) => sum + fact.refunded, 0)
  const off = (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0)
  const taxes = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0)
  const money = (amount: number) => moneyOfStripe(amount, invoice.currency)
  return {
    id: invoice.id,
    number: invoice.number,
    amount: money(invoice.total),
    taxMinor: money(taxes).minor,
    discountMinor: money(off).minor,
    refundedMinor: money(refunded).minor,
    state: facts.some(({ isDisputed }) => isDisputed)
      ? 'disputed'
      : invoice.total > 0 && refunded >= invoice.total
        ? 'refunded'
        : readInvoiceState(invoice.status),
    issuedAt: dateOf(invoice.status_transitions.finalized_at ?? invoice.created),
    paidAt: dateOrNull(invoice.status_transitions.paid_at),
  }
}

function readInvoiceState(status: Stripe.Invoice['status']): ProviderInvoice['state'] {
  return (['paid', 'uncollectible', 'void'] as const).find((state) => state === status) ?? 'open'
}

/** What an event is about, by the object that it carries. What it says of that is not believed. */
export function subjectOf(object: unknown): EventSubject | null {
  const it = object as Readonly<Record<string, unknown>>
  const named = (value: unknown) => idOf(value as string | { id: string } | null | undefined)
  const subscription = (id: string | null): EventSubject | null =>
    id === null ? null : { kind: 'subscription', id }
  switch (it['object']) {
    case 'subscription':
      return subscription(named(it['id']))
    case 'checkout.session':
      return subscription(named(it['subscription']))
    case 'invoice':
      return subscription(
        idOf((object as Stripe.Invoice).parent?.subscription_details?.subscription),
      )
    case 'charge':
    case 'refund':
    case 'dispute': {
      const id = named(it['payment_intent'])
      return id === null ? null : { kind: 'payment', id }
    }
    default:
      return null
  }
}
