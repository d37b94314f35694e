import { defineList } from '../../core/define-list.ts'

/** Reviews of which somebody said that something is wrong, what most people say first. */
export const reportedReviewList = defineList({
  name: 'reported-reviews',
  columns: {
    body: { label: 'Review', kind: 'other' },
    score: { label: 'Score', kind: 'number' },
    author: { label: 'Written by', kind: 'other' },
    title: { label: 'Title', kind: 'other' },
    reports: { label: 'Reports', kind: 'number', isSortable: true },
    reported_at: { label: 'Last report', kind: 'moment', isSortable: true },
    created_at: { label: 'Written on', kind: 'moment', isSortable: true, isExtra: true },
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
    author: { label: 'Username of the author', kind: 'text', operators: ['='] },
    reported_at: { label: 'Last report', kind: 'moment' },
    created_at: { label: 'Written on', kind: 'moment' },
  },
  order: { by: 'reports', direction: 'desc' },
  most: 10_000,
})
