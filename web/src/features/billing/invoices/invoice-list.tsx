import {
  INVOICE_STATE_NAMES,
  type InvoiceState,
  type InvoiceView,
} from '@mediatheque/contract/billing/payments/invoices.schemas.ts'
import { formatFullMoney } from '@mediatheque/contract/billing/money.ts'
import type { Page as PageOf } from '@mediatheque/contract/core/list-query.ts'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useLocalization } from '../../../lib/session.tsx'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'
import { PageLinks } from '../../../ui/page-links.tsx'
import classes from './invoices.module.css'

const TONES: Readonly<Record<InvoiceState, ChipTone>> = {
  open: 'warn',
  paid: 'good',
  uncollectible: 'bad',
  void: 'plain',
  refunded: 'plain',
  disputed: 'bad',
}

export function InvoiceStateChip({ state }: { state: InvoiceState }) {
  const t = useTranslate()
  return <Chip tone={TONES[state]}>{t(INVOICE_STATE_NAMES[state])}</Chip>
}

/** What was paid, newest first, each with a page that can be printed. */
export function InvoiceList({ page }: { page: PageOf<InvoiceView> }) {
  const t = useTranslate()
  if (page.data.length === 0)
    return <p className={classes.none}>{t('There are no invoices yet.')}</p>
  return (
    <>
      <ul className={classes.list}>
        {page.data.map((invoice) => (
          <Row key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      <PageLinks of={page} />
    </>
  )
}

function Row({ invoice }: { invoice: InvoiceView }) {
  const t = useTranslate()
  const { longDate } = useFormat()
  const { language } = useLocalization()
  const { id, number, plan, amount, refunded, currency, state, issued_at } = invoice
  const isInPart = refunded > 0 && state !== 'refunded'
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <Link to="/billing/invoices/$invoiceId" params={{ invoiceId: String(id) }}>
          {t('Invoice :number', { number })}
        </Link>
        <span className={classes.dim}>
          {longDate(issued_at)} · {t(plan)}
        </span>
      </span>
      <InvoiceStateChip state={state} />
      <span className={classes.amount}>
        {formatFullMoney(amount, currency, language)}
        {isInPart && (
          <span className={classes.dim}>
            {t(':amount given back', { amount: formatFullMoney(refunded, currency, language) })}
          </span>
        )}
      </span>
    </li>
  )
}
