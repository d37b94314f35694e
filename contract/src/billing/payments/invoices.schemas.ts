import { z } from 'zod'
import { listQuery } from '../../core/list-query.ts'
import { GATEWAYS } from './gateways.ts'

export const INVOICE_STATES = [
  'open',
  'paid',
  'uncollectible',
  'void',
  'refunded',
  'disputed',
] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

/** The English line of each. */
export const INVOICE_STATE_NAMES = {
  open: 'To be paid',
  paid: 'Paid invoice',
  uncollectible: 'Not paid',
  void: 'Withdrawn invoice',
  refunded: 'Given back',
  disputed: 'Disputed',
} as const satisfies Record<InvoiceState, string>

/** Amounts in whole units of the currency. */
export const invoiceView = z.object({
  id: z.number(),
  number: z.string(),
  /** As the plan was called then. */
  plan: z.string(),
  amount: z.number(),
  /** What of it went back. */
  refunded: z.number(),
  currency: z.string(),
  state: z.enum(INVOICE_STATES),
  issued_at: z.string(),
})
export type InvoiceView = z.infer<typeof invoiceView>

export const fullInvoiceView = invoiceView.extend({
  gateway: z.enum(GATEWAYS),
  /** Without the tax. */
  net: z.number(),
  tax: z.number(),
  /** Taken off by a coupon; net, tax and amount are without it. */
  discount: z.number(),
  paid_at: z.string().nullable(),
  seller: z.object({
    /** Name and address, line by line. */
    lines: z.array(z.string()),
    tax_number: z.string(),
    note: z.string(),
  }),
  buyer: z.object({ name: z.string(), email: z.string() }),
})
export type FullInvoiceView = z.infer<typeof fullInvoiceView>

export const listInvoicesQuery = listQuery.pick({ page: true, perPage: true, paginate: true })
