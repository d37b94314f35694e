import { formatFullMoney } from '@mediatheque/contract/billing/money.ts'
import { GATEWAY_NAMES } from '@mediatheque/contract/billing/payments/gateways.ts'
import type { FullInvoiceView } from '@mediatheque/contract/billing/payments/invoices.schemas.ts'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useLocalization } from '../../../lib/session.tsx'
import { Page } from '../../../ui/page.tsx'
import { InvoiceStateChip } from './invoice-list.tsx'
import classes from './invoices.module.css'

/** An invoice in full, on screen and on paper. */
export function InvoicePage({ invoice }: { invoice: FullInvoiceView }) {
  const t = useTranslate()
  return (
    <Page narrow>
      <div className={classes.tools}>
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/billing/invoices" {...props} />}
        >
          {t('All invoices')}
        </Button>
        <Button
          leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('Print')}
        </Button>
      </div>
      <article className={classes.invoice} aria-labelledby="invoice">
        <header className={classes.invoiceHead}>
          <h1 id="invoice">{t('Invoice :number', { number: invoice.number })}</h1>
          <InvoiceStateChip state={invoice.state} />
        </header>
        <Parties invoice={invoice} />
        <Amounts invoice={invoice} />
        {invoice.seller.note && <p className={classes.sellerNote}>{invoice.seller.note}</p>}
      </article>
    </Page>
  )
}

function Parties({ invoice }: { invoice: FullInvoiceView }) {
  const t = useTranslate()
  const { longDate } = useFormat()
  const { seller, buyer, issued_at, paid_at, gateway } = invoice
  return (
    <dl className={classes.parties}>
      <div>
        <dt>{t('Seller')}</dt>
        {seller.lines.map((line, at) => (
          <dd key={at}>{line}</dd>
        ))}
        {seller.tax_number && <dd>{t('Tax number :number', { number: seller.tax_number })}</dd>}
      </div>
      <div>
        <dt>{t('Buyer')}</dt>
        <dd>{buyer.name}</dd>
        <dd>{buyer.email}</dd>
      </div>
      <div>
        <dt>{t('Issued on')}</dt>
        <dd>{longDate(issued_at)}</dd>
      </div>
      {paid_at !== null && (
        <div>
          <dt>{t('Paid on')}</dt>
          <dd>
            {t(':date, by :service', { date: longDate(paid_at), service: GATEWAY_NAMES[gateway] })}
          </dd>
        </div>
      )}
    </dl>
  )
}

function Amounts({ invoice }: { invoice: FullInvoiceView }) {
  const t = useTranslate()
  const { language } = useLocalization()
  const { plan, net, tax, discount, amount, refunded, currency } = invoice
  const money = (value: number) => formatFullMoney(value, currency, language)
  return (
    <table className={classes.amounts}>
      <thead>
        <tr>
          <th scope="col">{t('What for')}</th>
          <th scope="col">{t('Invoice amount')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>{t(plan)}</td>
          <td>{money(net + discount)}</td>
        </tr>
        {discount > 0 && (
          <tr>
            <td>{t('Discount')}</td>
            <td>{money(-discount)}</td>
          </tr>
        )}
        <tr>
          <td>{t('Tax')}</td>
          <td>{money(tax)}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('Total')}</th>
          <td>{money(amount)}</td>
        </tr>
        {refunded > 0 && (
          <tr>
            <th scope="row">{t('Given back')}</th>
            <td>{money(-refunded)}</td>
          </tr>
        )}
      </tfoot>
    </table>
  )
}
