import { type Choice, defineList } from '../../../core/define-list.ts'
import { type Gateway, GATEWAY_NAMES, GATEWAYS } from '../gateways.ts'
import { INVOICE_STATE_NAMES, INVOICE_STATES, type InvoiceState } from '../invoices.schemas.ts'

const states = INVOICE_STATES.map((value): Choice<InvoiceState> => ({
  value,
  label: INVOICE_STATE_NAMES[value],
}))
const gateways = GATEWAYS.map((value): Choice<Gateway> => ({
  value,
  label: GATEWAY_NAMES[value],
}))

/** All invoices, of members who are gone too, the newest first. */
export const invoiceList = defineList({
  name: 'invoices',
  columns: {
    number: { label: 'Number', kind: 'text' },
    issued_at: { label: 'Issued on', kind: 'moment', isSortable: true },
    member: { label: 'Member', kind: 'other' },
    plan: { label: 'Plan', kind: 'text' },
    amount: { label: 'Amount', kind: 'number' },
    tax: { label: 'Tax included', kind: 'number' },
    discount: { label: 'Taken off', kind: 'number', isExtra: true },
    refunded: { label: 'Paid back', kind: 'number' },
    currency: { label: 'Currency', kind: 'text', isExtra: true },
    state: { label: 'State', kind: 'other' },
    gateway: { label: 'Paid through', kind: 'other' },
    paid_at: { label: 'Paid on', kind: 'moment', isExtra: true },
    subscription: { label: 'Subscription', kind: 'text', isExtra: true },
    id: { label: 'Entry', kind: 'number', isSortable: true, isExtra: true },
  },
  filters: {
    state: { label: 'State', kind: 'choice', choices: states, operators: ['='] },
    gateway: { label: 'Paid through', kind: 'choice', choices: gateways, operators: ['='] },
    issued_at: { label: 'Issued on', kind: 'moment' },
    paid_at: { label: 'Paid on', kind: 'moment' },
  },
  isSearchable: true,
  order: { by: 'issued_at', direction: 'desc' },
})
