import { createHash } from 'node:crypto'
import type { Money } from '@mediatheque/contract/billing/money.ts'
import { type Gateway, GATEWAYS } from '@mediatheque/contract/billing/payments/gateways.ts'
import type { InvoiceState } from '@mediatheque/contract/billing/payments/invoices.schemas.ts'
import type { ProviderFault } from '@mediatheque/contract/billing/products/providers/plans-there.schemas.ts'
import type { SubscriptionState } from '@mediatheque/contract/billing/subscriptions/subscription-states.ts'

export { GATEWAYS, type Gateway }

/** Where a subscription can begin that costs nothing, now or for ever. */
export const TAKES_NOTHING: Readonly<Record<Gateway, boolean>> = { stripe: true, paypal: false }

/** What a price of a plan is at every provider. */
export interface PriceToSell {
  /** Ours, of the product and of its price: what is made twice with one of them is made once. */
  readonly productKey: string
  readonly priceKey: string
  /** Of the product, where it is made; that of the plan, unless all plans are under one. */
  readonly productName: string
  readonly name: string
  readonly amount: Money
  readonly interval: 'day' | 'month' | 'year'
  readonly intervalCount: number
  readonly trialDays: number
  /** The first periods cost less, by how much is said when it is sold: where that belongs to what is sold. */
  readonly beginsCheaper: boolean
}

/** What a coupon takes off. It never changes, so that a provider knows it by one key. */
export interface Discount {
  readonly key: string
  readonly name: string
  readonly percentOff: number | null
  readonly amountOff: Money | null
  readonly duration: 'once' | 'months' | 'forever'
  readonly months: number | null
  /** Off the price that it is used for, and what is left of that. */
  readonly off: Money
  readonly amountDue: Money
  /** How many payments it makes cheaper. Null: all. */
  readonly payments: number | null
}

export interface SoldPrice {
  readonly productId: string
  readonly priceId: string
}

/** What a provider holds of a price now. */
export interface HeldPrice {
  /** Null: it has none of its own, or takes no other now. */
  readonly name: string | null
  /** Somebody can subscribe to it. */
  readonly isActive: boolean
  /** Null: it is none of ours, but counted by what is used, or in steps. */
  readonly amount: Money | null
  readonly interval: string
  readonly intervalCount: number
}

/** A price as somebody is about to pay it. */
export interface Sale {
  readonly amount: Money
  /** Of the first payment: the same, unless a coupon makes it less. */
  readonly due: Money
  readonly interval: string
  readonly intervalCount: number
  /** How many payments cost less; null: all, or none. */
  readonly cheaperPayments: number | null
}

export interface CheckoutToOpen {
  /** Ours: asking twice with one key opens one checkout. Comes back as `reference`. */
  readonly key: string
  readonly customerId: string | null
  readonly priceId: string
  readonly trialDays: number
  /** When the first payment is due, where something paid before still runs. */
  readonly startsAt: Date | null
  readonly discount: Discount | null
  /** Nobody can pay there any more then, where the provider lets a page end. */
  readonly closesAt: Date | null
  readonly doneUrl: string
  readonly cancelUrl: string
}

/** A page of the provider, where the member goes on. */
export interface ProviderPage {
  readonly id: string
  readonly url: string
  /** What is due on it, where the provider says so. */
  readonly amountDue?: Money | null
}

export interface CheckoutState {
  readonly isOpen: boolean
  /** The member agreed, and it begins when it is told to. */
  readonly isAgreed: boolean
  readonly subscriptionId: string | null
}

/** A subscription as its provider has it now. */
export interface ProviderSubscription {
  readonly id: string
  readonly customerId: string | null
  /** The key of the checkout that it came from. */
  readonly reference: string | null
  readonly state: SubscriptionState
  readonly priceId: string
  readonly startsAt: Date
  /** Null where the provider does not say it any more: then it follows from the last payment. */
  readonly periodEnd: Date | null
  readonly lastPaidAt: Date | null
  /** Announced end. */
  readonly endsAt: Date | null
  readonly endedAt: Date | null
  /** How it is paid, in few words: `Visa •••• 4242`. */
  readonly paidBy: string | null
  /** Last day on which its card can be charged: `2027-02-28`. Null for other ways to pay. */
  readonly cardExpiresOn: string | null
  /** Whether a discount makes the next payment cheaper. Null: the provider does not say, and it does where it has no end. */
  readonly isNextCheaper: boolean | null
  /** What the discount takes off, where it was told as an amount instead of a percentage. */
  readonly exactOffMinor: number | null
}

export interface ProviderInvoice {
  readonly id: string
  readonly number: string | null
  readonly amount: Money
  readonly taxMinor: number
  /** Taken off already. Null where the provider does not say. */
  readonly discountMinor: number | null
  /** Null where the provider says only that some of it went back: then the refunds say how much. */
  readonly refundedMinor: number | null
  readonly state: InvoiceState
  readonly issuedAt: Date
  readonly paidAt: Date | null
}

export interface PlanChange {
  readonly subscriptionId: string
  readonly priceId: string
  /** What a coupon takes off is not for the new plan. */
  readonly dropsDiscount?: boolean
}

/** What a change of plan costs. Null where the provider does not say it before its own page. */
export interface ChangePreview {
  /** Due at once; nothing where the change leaves something over, which the next payment takes into account. */
  readonly dueNow: Money | null
  /** The moment that the amount is counted for; the change is made for the same. */
  readonly countedAt: Date
}

/** A payment that whoever paid it wants back by PayPal or a bank. */
export interface ProviderDispute {
  /** Of one payment: where a provider tells of several in one, each has its own. */
  readonly id: string
  readonly paymentId: string
  /** Won: the money stays. */
  readonly state: 'open' | 'won' | 'lost'
  readonly changedAt: Date
}

/** Money that went back, whole or in part. */
export interface ProviderRefund {
  readonly id: string
  readonly paymentId: string
  readonly amount: Money
}

/** What an event is about: a subscription, or a payment, a refund or a dispute, of which the provider knows the rest. */
export interface EventSubject {
  readonly kind: 'subscription' | 'payment' | 'refund' | 'dispute'
  readonly id: string
}

export interface ProviderEvent {
  readonly id: string
  readonly type: string
  /** Null: nothing of ours. */
  readonly subject: EventSubject | null
}

export interface ProviderChanges {
  readonly subscriptions: readonly string[]
  /** Refunds and disputes that are told by themselves. */
  readonly facts: readonly EventSubject[]
}

export type CancelWhen = 'period end' | 'now'

/** What a provider sells. */
export interface ProviderCatalog {
  /** Makes plan and price where they are not there. @param known what was made before */
  ensurePrice(price: PriceToSell, known: Partial<SoldPrice>): Promise<SoldPrice>
  findPrice(priceId: string): Promise<HeldPrice | undefined>
  /** Nobody can subscribe to it any more; who has does. */
  archivePrice(priceId: string): Promise<void>
  /** Takes that back. */
  openPrice(priceId: string): Promise<void>
  /** Of one that can be subscribed to. Where its product is that of its plan, that has the name. */
  renamePrice(priceId: string, name: string): Promise<void>
  hasProduct(productId: string): Promise<boolean>
  /** Of a plan that is gone. */
  archiveProduct(productId: string): Promise<void>
}

/** A provider of payments. Whatever it says of money is an integer of the smallest unit, with its currency. */
export interface PaymentProvider extends ProviderCatalog {
  readonly gateway: Gateway
  /** Whose account there, in test or not: names of one say nothing in another. */
  readonly realm: string
  /** Whether a cancelled subscription can be told to go on, as long as it has not ended. */
  readonly canResume: boolean
  /** Whether days for free belong to what is sold, in place of being said when it is. */
  readonly sellsTrials: boolean
  /** Whether nobody changes to another plan that is not of the same product. */
  readonly keepsToOneProduct: boolean
  /** Whether its pages end when they are told to. Where not, what is agreed to with a discount waits for `beginCheckout`. */
  readonly closesCheckouts: boolean
  /** Whether what a coupon takes off goes on with another plan. */
  readonly keepsDiscounts: boolean

  /** @returns null where the provider knows who pays by itself */
  ensureCustomer(customer: { key: string; email: string; name: string }): Promise<string | null>

  openCheckout(checkout: CheckoutToOpen): Promise<ProviderPage>
  findCheckout(id: string): Promise<CheckoutState | undefined>
  /** Lets one begin that was agreed to. Doing it twice does it once. */
  beginCheckout(id: string): Promise<void>
  /** Nobody can pay there any more. One that was paid already stays so. */
  closeCheckout(id: string): Promise<void>

  findSubscription(id: string): Promise<ProviderSubscription | undefined>
  listInvoices(subscriptionId: string): Promise<readonly ProviderInvoice[]>

  /** @param countedAt for which moment; now unless said */
  previewChange(change: PlanChange & { readonly countedAt?: Date }): Promise<ChangePreview>
  /** @returns a page where the member has to agree; null: it is done */
  changePlan(
    change: PlanChange & {
      readonly countedAt: Date
      readonly doneUrl: string
      readonly key: string
    },
  ): Promise<ProviderPage | null>
  cancel(subscriptionId: string, when: CancelWhen): Promise<void>
  resume(subscriptionId: string): Promise<void>
  /** Ends it at once and gives back what was paid last: for one that somebody has twice. */
  undo(subscriptionId: string, key: string): Promise<void>

  /** @returns the page where the member says how they pay from now on */
  openPaymentMethodChange(change: {
    readonly subscriptionId: string
    readonly doneUrl: string
    readonly cancelUrl: string
  }): Promise<ProviderPage>
  /** Back from that page. @returns whether there is another way to pay now */
  finishPaymentMethodChange(subscriptionId: string, pageId: string): Promise<boolean>

  /** @throws WebhookRefused where the provider did not send it */
  verifyWebhook(webhook: {
    readonly body: Buffer
    readonly headers: Readonly<Record<string, string | string[] | undefined>>
  }): Promise<ProviderEvent>
  /** @returns none for a payment of something else */
  findSubscriptionOfPayment(paymentId: string): Promise<string | undefined>
  /** @returns none where it is not known, not done yet, or told with its payment */
  findRefund(refundId: string): Promise<ProviderRefund | undefined>
  /** @returns one of each payment; none where it is not known, or told with its payment */
  findDisputes(disputeId: string): Promise<readonly ProviderDispute[]>
  /** What changed since a moment, as far as the provider keeps that. */
  listChangedSince(moment: Date): Promise<ProviderChanges>
  /** @throws ProviderError where the keys are no good */
  tryOut(): Promise<void>
}

/** A short name for an account at a provider, from what it is opened with. */
export const realmOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)

/** It was not sent by the provider, or cannot be read. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused'
}

/** Why a provider did not do what it was asked for. Its words are for the log. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly fault: ProviderFault

  constructor(fault: ProviderFault, detail: string, cause?: unknown) {
    super(`${fault}: ${detail}`, { cause })
    this.fault = fault
  }
}
