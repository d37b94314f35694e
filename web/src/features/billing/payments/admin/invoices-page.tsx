import { invoiceRecordEndpoints } from '@mediatheque/contract/billing/payments/records/invoice-records.endpoints.ts'
import { invoiceList } from '@mediatheque/contract/billing/payments/records/invoice-records.list.ts'
import type { InvoiceRecord } from '@mediatheque/contract/billing/payments/records/invoice-records.schemas.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { csvAddress, useList } from '../../../../lib/lists/use-list.ts'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { useInvoiceCells, useInvoiceWords } from './invoice-cells.tsx'
import { type InvoiceSearch, invoicesQuery } from './invoice-records.queries.ts'

interface InvoicesPageProps {
  search: InvoiceSearch
  onSearch: OnSearch<InvoiceSearch>
}

/** What was asked for and paid, for those who keep the books. Nothing is changed here: providers write invoices. */
export function InvoicesPage({ search, onSearch }: InvoicesPageProps) {
  const t = useTranslate()
  const { data } = useList(invoicesQuery(search))
  const cells = useInvoiceCells()
  return (
    <Page>
      <PageHeader
        title={t('Invoices')}
        titleId="invoices-title"
        text={t('What was asked for, paid and paid back, as the providers of payments wrote it.')}
      />
      <DataTable
        {...{ list: invoiceList, data, search, onSearch, cells }}
        nameOf={({ number }: InvoiceRecord) => number}
        words={useInvoiceWords()}
        labelledBy="invoices-title"
        nameColumn="number"
        searchLabel={t('Search by number or username')}
        csvAddress={csvAddress(invoiceList, invoiceRecordEndpoints.exportInvoices, search)}
      />
    </Page>
  )
}
