import {
  decimalOfMoney,
  type Money,
  moneyFromDecimal,
} from '@mediatheque/contract/billing/money.ts'
import type { SubscriptionState } from '@mediatheque/contract/billing/subscriptions/subscription-states.ts'
import { z } from 'zod'
import {
  type EventSubject,
  ProviderError,
  type ProviderInvoice,
  type ProviderSubscription,
} from '../payment-provider.ts'

/** In which PayPal can be paid. */
const CURRENCIES = new Set(
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'.split(
    ' ',
  ),
)
/** Written without decimals there, though they have two. */
const WHOLE_ONLY = new Set(['HUF', 'TWD'])

/** @throws ProviderError for an amount that PayPal cannot take */
export function amountForPaypal(money: Money): { value: string; currency_code: string } {
  if (!CURRENCIES.has(money.currency))
    throw new ProviderError('refused', `paypal does not know ${money.currency}`)
  const value = decimalOfMoney(money)
  if (!WHOLE_ONLY.has(money.currency)) return { value, currency_code: money.currency }
  if (money.minor % 100 !== 0)
    throw new ProviderError('refused', `paypal takes whole amounts of ${money.currency} only`)
  return { value: String(money.minor / 100), currency_code: money.currency }
}

export const moment = z.string().transform((text, context) => {
  const date = new Date(text)
  if (!Number.isNaN(date.getTime())) return date
  context.addIssue({ code: 'custom', message: 'no moment' })
  return z.NEVER
})

const paypalMoney = z
  .object({ value: z.string(), currency_code: z.string() })
  .transform(({ value, currency_code }, context) => {
    try {
      return moneyFromDecimal(value, currency_code)
    } catch {
      context.addIssue({ code: 'custom', message: 'no amount' })
      return z.NEVER
    }
  })

export const links = z.array(z.object({ rel: z.string(), href: z.string() })).default([])
export const pageAnswer = z.object({ id: z.string(), links })
export const reviseAnswer = z.object({ links })
export const idAnswer = z.object({ id: z.string() })
export const nothing = z.unknown()

export function approvalOf({ links: named }: z.output<typeof reviseAnswer>): string | undefined {
  return named.find(({ rel }) => rel === 'approve')?.href
}

/** What PayPal calls a plan is a price here. */
export const planAnswer = z.object({
  name: z.string(),
  status: z.string(),
  billing_cycles: z
    .array(
      z.object({
        tenure_type: z.string(),
        frequency: z.object({ interval_unit: z.string(), interval_count: z.number().default(1) }),
        pricing_scheme: z.object({ fixed_price: paypalMoney.optional() }).optional(),
      }),
    )
    .default([]),
})
export type PlanAnswer = z.output<typeof planAnswer>

const STATUSES = [
  'APPROVAL_PENDING',
  'APPROVED',
  'ACTIVE',
  'SUSPENDED',
  'CANCELLED',
  'EXPIRED',
] as const

export const subscriptionAnswer = z.object({
  id: z.string(),
  status: z.enum(STATUSES),
  status_change_note: z.string().optional(),
  status_update_time: moment.optional(),
  plan_id: z.string(),
  custom_id: z.string().optional(),
  start_time: moment,
  subscriber: z
    .object({ payer_id: z.string().optional(), email_address: z.string().optional() })
    .optional(),
  billing_info: z
    .object({
      failed_payments_count: z.number().default(0),
      next_billing_time: moment.optional(),
      outstanding_balance: paypalMoney.optional(),
      last_payment: z.object({ time: moment }).optional(),
      cycle_executions: z
        .array(
          z.object({
            tenure_type: z.string(),
            cycles_remaining: z.number().optional(),
          }),
        )
        .default([]),
    })
    .optional(),
})
type SubscriptionAnswer = z.output<typeof subscriptionAnswer>

/** Says at PayPal itself that nothing goes on until the paid time is over. */
export const ENDED_AT_ONCE = 'Ended at once'

export function readPaypalSubscription(answer: SubscriptionAnswer): ProviderSubscription {
  const { billing_info: billing } = answer
  const state = readState(answer)
  const endedAt = state === 'canceled' ? (answer.status_update_time ?? null) : null
  return {
    id: answer.id,
    customerId: answer.subscriber?.payer_id ?? null,
    reference: answer.custom_id ?? null,
    state,
    priceId: answer.plan_id,
    startsAt: answer.start_time,
    periodEnd: billing?.next_billing_time ?? null,
    lastPaidAt: billing?.last_payment?.time ?? null,
    endsAt: answer.status_change_note === ENDED_AT_ONCE ? endedAt : null,
    endedAt,
    paidBy: answer.subscriber?.email_address
      ? `PayPal ${maskAddress(answer.subscriber.email_address)}`
      : null,
    cardExpiresOn: null,
    exactOffMinor: null,
    isNextCheaper: trialsOf(answer).length > 0 ? hasTrialLeft(answer) : null,
  }
}

const maskAddress = (address: string) => address.replace(/^(.).*(@.*)$/, '$1•••$2')

const trialsOf = ({ billing_info: billing }: SubscriptionAnswer) =>
  (billing?.cycle_executions ?? []).filter(({ tenure_type }) => tenure_type === 'TRIAL')

const hasTrialLeft = (answer: SubscriptionAnswer) =>
  trialsOf(answer).some(({ cycles_remaining = 0 }) => cycles_remaining > 0)

function readState(answer: SubscriptionAnswer): SubscriptionState {
  const { status, billing_info: billing } = answer
  const hasFailed = (billing?.failed_payments_count ?? 0) > 0
  switch (status) {
    case 'APPROVAL_PENDING':
    case 'APPROVED':
      return 'incomplete'
    case 'ACTIVE': {
      if (hasFailed && (billing?.outstanding_balance?.minor ?? 1) > 0) return 'past_due'
      // Periods that cost less are trials there, too, but they are paid.
      const isFree = hasTrialLeft(answer) && billing?.last_payment === undefined
      return isFree ? 'trialing' : 'active'
    }
    case 'SUSPENDED':
      return hasFailed ? 'unpaid' : 'paused'
    case 'CANCELLED':
    case 'EXPIRED':
      return 'canceled'
  }
}

const transaction = z.object({
  id: z.string(),
  status: z.string(),
  time: moment,
  amount_with_breakdown: z.object({
    gross_amount: paypalMoney,
    tax_amount: paypalMoney.optional(),
  }),
})
export const transactionsAnswer = z.object({
  transactions: z.array(transaction).default([]),
  total_pages: z.number().optional(),
})
export type PaypalTransaction = z.output<typeof transaction>

const INVOICE_STATES: Readonly<Record<string, ProviderInvoice['state']>> = {
  COMPLETED: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'refunded',
  DECLINED: 'uncollectible',
  PENDING: 'open',
}

/** PayPal has payments, no invoices: each payment is one. How much of it went back in part is said by its refunds. */
export function readTransaction(paid: PaypalTransaction): ProviderInvoice {
  const { gross_amount: amount, tax_amount } = paid.amount_with_breakdown
  const state = INVOICE_STATES[paid.status] ?? 'open'
  return {
    id: paid.id,
    number: null,
    amount,
    taxMinor: tax_amount?.minor ?? 0,
    discountMinor: null,
    refundedMinor: refundedOf(paid.status, amount.minor),
    state,
    issuedAt: paid.time,
    paidAt: state === 'paid' || state === 'refunded' ? paid.time : null,
  }
}

function refundedOf(status: string, paidMinor: number): number | null {
  if (status === 'PARTIALLY_REFUNDED') return null
  return status === 'REFUNDED' ? paidMinor : 0
}

export const eventAnswer = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string().min(1).max(200),
  resource: z.looseObject({}).default({}),
})
export const eventsAnswer = z.object({ events: z.array(eventAnswer).default([]), links })

/** What an event is about. What it says of that is not believed. */
export function subjectOfEvent({
  event_type,
  resource,
}: z.output<typeof eventAnswer>): EventSubject | null {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  const about = (kind: EventSubject['kind'], id: string | undefined) =>
    id === undefined ? null : { kind, id }
  if (event_type.startsWith('BILLING.SUBSCRIPTION.'))
    return about('subscription', text(resource['id']))
  const isOfCapture = event_type === 'PAYMENT.CAPTURE.REFUNDED'
  if (isOfCapture || (event_type === 'PAYMENT.SALE.REFUNDED' && resource['sale_id'] !== undefined))
    return about('refund', text(resource['id']))
  if (event_type.startsWith('PAYMENT.SALE.')) {
    const agreement = text(resource['billing_agreement_id'])
    return agreement === undefined
      ? about('payment', text(resource['sale_id']) ?? text(resource['id']))
      : about('subscription', agreement)
  }
  if (event_type.startsWith('CUSTOMER.DISPUTE.'))
    return about('dispute', text(resource['dispute_id']))
  return null
}
