import { formatFullMoney } from '@mediatheque/contract/billing/money.ts'
import { GATEWAY_NAMES } from '@mediatheque/contract/billing/payments/gateways.ts'
import { INVOICE_STATE_NAMES } from '@mediatheque/contract/billing/payments/invoices.schemas.ts'
import type { InvoiceRecord } from '@mediatheque/contract/billing/payments/records/invoice-records.schemas.ts'
import { IconReceipt } from '@tabler/icons-react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useLocalization } from '../../../../lib/session.tsx'
import { DayCell } from '../../../../ui/admin/day-cell.tsx'
import { Chip, type ChipTone } from '../../../../ui/chip.tsx'
import { MemberLink } from '../../../../ui/admin/member-link.tsx'
import classes from './invoice-records.module.css'

const TONES: Readonly<Record<InvoiceRecord['state'], ChipTone>> = {
  open: 'warn',
  paid: 'good',
  uncollectible: 'bad',
  void: 'plain',
  refunded: 'plain',
  disputed: 'bad',
}

/** How the list shows each column of an invoice. */
export function useInvoiceCells() {
  const t = useTranslate()
  const { language } = useLocalization()
  const money = (amount: number, { currency }: InvoiceRecord) =>
    amount === 0 ? null : (
      <span className={classes.money}>{formatFullMoney(amount, currency, language)}</span>
    )
  return {
    number: ({ number }: InvoiceRecord) => <span className={classes.number}>{number}</span>,
    issued_at: ({ issued_at: at }: InvoiceRecord) => <DayCell at={at} />,
    member: ({ member }: InvoiceRecord) => <MemberLink member={member} />,
    plan: ({ plan }: InvoiceRecord) => t(plan),
    amount: (row: InvoiceRecord) => (
      <span className={classes.money}>{formatFullMoney(row.amount, row.currency, language)}</span>
    ),
    tax: (row: InvoiceRecord) => money(row.tax, row),
    discount: (row: InvoiceRecord) => money(row.discount, row),
    refunded: (row: InvoiceRecord) => money(row.refunded, row),
    currency: ({ currency }: InvoiceRecord) => currency,
    state: ({ state }: InvoiceRecord) => (
      <Chip tone={TONES[state]}>{t(INVOICE_STATE_NAMES[state])}</Chip>
    ),
    gateway: ({ gateway }: InvoiceRecord) => GATEWAY_NAMES[gateway],
    paid_at: ({ paid_at: at }: InvoiceRecord) => <DayCell at={at} />,
    subscription: ({ subscription }: InvoiceRecord) => (
      <span className={classes.number}>{subscription}</span>
    ),
    id: ({ id }: InvoiceRecord) => id,
  }
}

export function useInvoiceWords() {
  const t = useTranslate()
  return {
    failed: t('The invoices could not be loaded'),
    notFound: t('No matching invoices found'),
    empty: {
      icon: <IconReceipt size={28} stroke={1.25} />,
      title: t('No invoices yet'),
      text: t('What members pay for their plans will be here.'),
    },
  }
}
