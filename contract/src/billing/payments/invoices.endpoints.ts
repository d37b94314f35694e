import { z } from 'zod'
import { user, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams, paginated } from '../../core/list-query.ts'
import { fullInvoiceView, invoiceView, listInvoicesQuery } from './invoices.schemas.ts'

export const invoiceEndpoints = {
  listInvoices: defineEndpoint({
    method: 'GET',
    path: 'billing/invoices',
    access: user,
    summary: 'The own invoices, newest first; they stay when the plan is over',
    query: listInvoicesQuery,
    response: paginated(invoiceView),
  }),
  getInvoice: defineEndpoint({
    method: 'GET',
    path: 'billing/invoices/:id',
    access: withAccess(user, { record: true }),
    summary: 'An own invoice in full: number, seller, buyer, amount and tax',
    params: idParams,
    response: z.object({ invoice: fullInvoiceView }),
  }),
}
