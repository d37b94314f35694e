import { defineList } from '../../../core/define-list.ts'

/** Every plan, hidden ones among them. */
export const planList = defineList({
  name: 'plans',
  columns: {
    name: { label: 'Name', kind: 'text', isSortable: true },
    prices: { label: 'Prices', kind: 'text' },
    role: { label: 'Grants', kind: 'text' },
    subscribers_count: { label: 'Subscribers', kind: 'number' },
    is_hidden: { label: 'Not offered', kind: 'flag' },
    is_free: { label: 'Without payment', kind: 'flag', isExtra: true },
    is_recommended: { label: 'Recommended', kind: 'flag' },
    position: { label: 'Place among the plans', kind: 'number', isSortable: true },
    updated_at: { label: 'Last change', kind: 'moment', isSortable: true },
  },
  filters: {
    is_hidden: { label: 'Not offered', kind: 'flag' },
    is_free: { label: 'Without payment', kind: 'flag' },
    is_recommended: { label: 'Recommended', kind: 'flag' },
    updated_at: { label: 'Last change', kind: 'moment' },
  },
  isSearchable: true,
  order: { by: 'position', direction: 'asc' },
})
