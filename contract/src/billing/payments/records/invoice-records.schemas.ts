import { z } from 'zod'
import { GATEWAYS } from '../gateways.ts'
import { INVOICE_STATES } from '../invoices.schemas.ts'

/** An invoice for those who keep the books; amounts in whole units of the currency. */
export const invoiceRecord = z.object({
  id: z.number(),
  /** As its provider numbered it. */
  number: z.string(),
  /** Null: the account is gone, the books stay. */
  member: z
    .object({
      id: z.number(),
      username: z.string(),
      name: z.string(),
      image: z.string().nullable(),
    })
    .nullable(),
  /** What was sold, as it was called then. */
  plan: z.string(),
  /** With the tax that is in it. */
  amount: z.number(),
  tax: z.number(),
  /** Taken off by a coupon; the amount is without it. */
  discount: z.number(),
  refunded: z.number(),
  currency: z.string(),
  state: z.enum(INVOICE_STATES),
  gateway: z.enum(GATEWAYS),
  /** What its provider calls the subscription. */
  subscription: z.string(),
  issued_at: z.string(),
  paid_at: z.string().nullable(),
})
export type InvoiceRecord = z.infer<typeof invoiceRecord>
