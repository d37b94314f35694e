import { invoiceRecordEndpoints } from '@mediatheque/contract/billing/payments/records/invoice-records.endpoints.ts'
import { invoiceList } from '@mediatheque/contract/billing/payments/records/invoice-records.list.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../lib/lists/use-list.ts'

export type InvoiceSearch = SearchOf<typeof invoiceList>
export const readInvoiceSearch = listSearchReader(invoiceList)

export const invoicesQuery = (search: InvoiceSearch) =>
  listQuery(invoiceList, invoiceRecordEndpoints.listEveryInvoice, search)
