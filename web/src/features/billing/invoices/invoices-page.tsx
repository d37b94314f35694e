import type { InvoiceView } from '@mediatheque/contract/billing/payments/invoices.schemas.ts'
import type { Page as PageOf } from '@mediatheque/contract/core/list-query.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { InvoiceList } from './invoice-list.tsx'

/** For who had a plan, too: what was paid stays readable when the plan is over. */
export function InvoicesPage({ page }: { page: PageOf<InvoiceView> }) {
  const t = useTranslate()
  return (
    <Page narrow>
      <PageHeader title={t('Invoices')} text={t('What you paid here, the newest first.')} />
      <InvoiceList page={page} />
    </Page>
  )
}
