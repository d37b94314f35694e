import type { InvoiceView } from '@mediatheque/contract/billing/payments/invoices.schemas.ts'
import type { Page as PageOf } from '@mediatheque/contract/core/list-query.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { InvoiceList } from './invoice-list.tsx'
import classes from './invoices.module.css'

/** The invoices below the plan. Whoever was granted one and never paid has none, and nothing stands there. */
export function InvoiceSection({
  page,
  isPaying,
}: {
  page: PageOf<InvoiceView>
  isPaying: boolean
}) {
  const t = useTranslate()
  if (!isPaying && page.data.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="invoices">
      <h2 id="invoices">{t('Invoices')}</h2>
      <InvoiceList page={page} />
    </section>
  )
}
