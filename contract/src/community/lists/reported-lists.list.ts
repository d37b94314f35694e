import { defineList } from '../../core/define-list.ts'

/** Lists of which somebody said that something is wrong, what most people say first. */
export const reportedListList = defineList({
  name: 'reported-lists',
  columns: {
    name: { label: 'List', kind: 'other' },
    author: { label: 'Made by', kind: 'other' },
    titles: { label: 'Titles', kind: 'number' },
    reports: { label: 'Reports', kind: 'number', isSortable: true },
    reported_at: { label: 'Last report', kind: 'moment', isSortable: true },
  },
  filters: {
    reports: {
      label: 'Reports',
      kind: 'number',
      least: 1,
      most: 1_000_000,
      usual: 3,
      operators: ['>=', '<=', '=', 'between'],
    },
    author: { label: 'Username of the owner', kind: 'text', operators: ['='] },
    reported_at: { label: 'Last report', kind: 'moment' },
  },
  order: { by: 'reports', direction: 'desc' },
  most: 10_000,
})
