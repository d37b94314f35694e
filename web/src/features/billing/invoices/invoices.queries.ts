import { invoiceEndpoints } from '@mediatheque/contract/billing/payments/invoices.endpoints.ts'
import { endpointQuery } from '../../../lib/queries.ts'

const PER_PAGE = 10

export const invoicesQuery = (page: number) =>
  endpointQuery(invoiceEndpoints.listInvoices, { query: { page, perPage: PER_PAGE } })

export const invoiceQuery = (id: number) =>
  endpointQuery(invoiceEndpoints.getInvoice, { params: { id } })
