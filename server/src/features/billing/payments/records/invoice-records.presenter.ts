import { toWhole } from '@mediatheque/contract/billing/money.ts'
import { type Gateway, GATEWAY_NAMES } from '@mediatheque/contract/billing/payments/gateways.ts'
import {
  INVOICE_STATE_NAMES,
  type InvoiceState,
} from '@mediatheque/contract/billing/payments/invoices.schemas.ts'
import type { invoiceList } from '@mediatheque/contract/billing/payments/records/invoice-records.list.ts'
import type { InvoiceRecord } from '@mediatheque/contract/billing/payments/records/invoice-records.schemas.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { CsvCells } from '../../../../platform/http/csv-answer.ts'
import { displayName } from '../../../accounts/users/users.presenter.ts'
import type { InvoiceRecordRow } from './invoice-records.service.ts'

const memberOf = ({ user_id: id, username, ...row }: InvoiceRecordRow): InvoiceRecord['member'] =>
  id === null || username === null
    ? null
    : { id, username, name: displayName({ username, ...row }), image: row.image }

/** What the database lets in, as its checks say. */
const stateOf = (row: InvoiceRecordRow) => row.state as InvoiceState
const gatewayOf = (row: InvoiceRecordRow) => row.gateway as Gateway

export const presentInvoiceRecord = (row: InvoiceRecordRow): InvoiceRecord => ({
  id: row.id,
  number: row.number,
  member: memberOf(row),
  plan: row.plan,
  amount: toWhole(row.amount_minor, row.currency),
  tax: toWhole(row.tax_minor, row.currency),
  discount: toWhole(row.discount_minor, row.currency),
  refunded: toWhole(row.refunded_minor, row.currency),
  currency: row.currency,
  state: stateOf(row),
  gateway: gatewayOf(row),
  subscription: row.subscription_id,
  issued_at: row.issued_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
})

/** The columns of the list in a file; amounts as numbers, so that a spreadsheet adds them up. */
export const invoiceCells = (t: TranslateLine): CsvCells<typeof invoiceList, InvoiceRecordRow> => ({
  number: ({ number }) => number,
  issued_at: ({ issued_at: at }) => at.toISOString(),
  member: ({ username }) => username,
  plan: ({ plan }) => plan,
  amount: ({ amount_minor, currency }) => toWhole(amount_minor, currency),
  tax: ({ tax_minor, currency }) => toWhole(tax_minor, currency),
  discount: ({ discount_minor, currency }) => toWhole(discount_minor, currency),
  refunded: ({ refunded_minor, currency }) => toWhole(refunded_minor, currency),
  currency: ({ currency }) => currency,
  state: (row) => t(INVOICE_STATE_NAMES[stateOf(row)]),
  gateway: (row) => GATEWAY_NAMES[gatewayOf(row)],
  paid_at: ({ paid_at: at }) => at?.toISOString(),
  subscription: ({ subscription_id: id }) => id,
  id: ({ id }) => id,
})
