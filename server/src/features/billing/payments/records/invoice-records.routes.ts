import { invoiceRecordEndpoints } from '@mediatheque/contract/billing/payments/records/invoice-records.endpoints.ts'
import { invoiceList } from '@mediatheque/contract/billing/payments/records/invoice-records.list.ts'
import { bindEndpoint } from '../../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../../platform/http/pagination.ts'
import { invoiceCells, presentInvoiceRecord } from './invoice-records.presenter.ts'
import { listEveryInvoice, readInvoices } from './invoice-records.service.ts'

export const invoiceRecordRoutes = [
  bindEndpoint(invoiceRecordEndpoints.listEveryInvoice, {
    run: ({ platform, query }) => listEveryInvoice(platform, query),
    present: (page) => presentPage(page, (rows) => rows.map(presentInvoiceRecord)),
  }),
  bindEndpoint(invoiceRecordEndpoints.exportInvoices, {
    run: (call) =>
      csvAnswer(call, invoiceList, readInvoices(call.platform, call.query), invoiceCells(call.t)),
  }),
]
