import { z } from 'zod'
import { staffWith } from '../../../core/access.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { paginated } from '../../../core/list-query.ts'
import { listQueryOf } from '../../../core/list-schemas.ts'
import { invoiceList } from './invoice-records.list.ts'
import { invoiceRecord } from './invoice-records.schemas.ts'

export const invoiceRecordEndpoints = {
  listEveryInvoice: defineEndpoint({
    method: 'GET',
    path: 'billing/invoices/all',
    access: staffWith('subscriptions.update'),
    summary: 'Invoices of all members, and of those who are gone',
    list: invoiceList,
    query: listQueryOf(invoiceList),
    response: paginated(invoiceRecord),
  }),
  exportInvoices: defineEndpoint({
    method: 'GET',
    path: 'billing/invoices/csv',
    access: staffWith('subscriptions.update'),
    summary: 'Invoices as a file, for accounting',
    list: invoiceList,
    query: listQueryOf(invoiceList),
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
}
