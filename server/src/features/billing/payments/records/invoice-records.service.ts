import type { invoiceList } from '@mediatheque/contract/billing/payments/records/invoice-records.list.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import type { RowPage } from '../../../../platform/http/pagination.ts'
import type { Needs } from '../../../../platform/platform.ts'
import {
  type InvoiceRecordRow,
  listInvoiceRows,
  readInvoiceRows,
} from './invoice-records.repository.ts'

export type { InvoiceRecordRow } from './invoice-records.repository.ts'

type Call = ListCall<typeof invoiceList>

/** Invoices of everybody, those of members who are gone among them. */
export const listEveryInvoice = (
  { readDb }: Needs<'readDb'>,
  call: Call,
): Promise<RowPage<InvoiceRecordRow>> => listInvoiceRows(readDb, call)

/** The same, all of them, some at a time. */
export const readInvoices = (
  { readDb }: Needs<'readDb'>,
  call: Call,
): AsyncGenerator<readonly InvoiceRecordRow[]> => readInvoiceRows(readDb, call)
