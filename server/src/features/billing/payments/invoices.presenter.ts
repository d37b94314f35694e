import { toWhole } from '@mediatheque/contract/billing/money.ts'
import type { Gateway } from '@mediatheque/contract/billing/payments/gateways.ts'
import type {
  FullInvoiceView,
  InvoiceState,
  InvoiceView,
} from '@mediatheque/contract/billing/payments/invoices.schemas.ts'
import type { InvoiceRow, Parties } from './invoices.service.ts'

export const presentInvoice = (row: InvoiceRow): InvoiceView => ({
  id: row.id,
  number: row.number,
  plan: row.plan,
  amount: toWhole(row.amount_minor, row.currency),
  refunded: toWhole(row.refunded_minor, row.currency),
  currency: row.currency,
  state: row.state as InvoiceState,
  issued_at: row.issued_at.toISOString(),
})

export function presentFullInvoice(
  row: InvoiceRow,
  { seller, taxNumber, note, buyer }: Parties,
): FullInvoiceView {
  const whole = (minor: number) => toWhole(minor, row.currency)
  return {
    ...presentInvoice(row),
    gateway: row.gateway as Gateway,
    net: whole(row.amount_minor - row.tax_minor),
    tax: whole(row.tax_minor),
    discount: whole(row.discount_minor),
    paid_at: row.paid_at?.toISOString() ?? null,
    seller: { lines: seller.split('\n'), tax_number: taxNumber, note },
    buyer,
  }
}
