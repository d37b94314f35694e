import { type Choice, defineList } from '../../core/define-list.ts'
import { REQUEST_STATUSES, type RequestStatus } from './request-status.ts'

const statuses = ([0, 1, 2] as const).map((value): Choice<RequestStatus> => ({
  value,
  label: REQUEST_STATUSES[value],
}))

/** What members ask for, what most of them want first. */
export const requestList = defineList({
  name: 'requests',
  columns: {
    title: { label: 'Title', kind: 'other', isSortable: true },
    category: { label: 'Category', kind: 'text' },
    wanted: { label: 'What is wanted', kind: 'text' },
    supporters: { label: 'Votes', kind: 'number', isSortable: true },
    comments: { label: 'Comments', kind: 'number' },
    status: { label: 'Status', kind: 'other' },
    author: { label: 'Asked by', kind: 'other' },
    resolver: { label: 'Taken care of by', kind: 'other', isExtra: true },
    created_at: { label: 'Asked on', kind: 'moment', isSortable: true },
  },
  filters: {
    status: { label: 'Status', kind: 'choice', choices: statuses },
    category: {
      label: 'Category',
      kind: 'value',
      list: 'titleFilterCategories',
      by: 'id',
      operators: ['='],
    },
    mine: { label: 'Own requests and votes', kind: 'flag' },
    fits: { label: 'Something fitting was added', kind: 'flag' },
    created_at: { label: 'Asked on', kind: 'moment' },
  },
  isSearchable: true,
  order: { by: 'supporters', direction: 'desc' },
  most: 10_000,
})
