import { defineList } from '../../core/define-list.ts'

/** As files of CSV. */
export const seriesFile = defineList({
  name: 'report-days',
  columns: {
    day: { label: 'Day', kind: 'text' },
    events: { label: 'Count', kind: 'number' },
    visitors: { label: 'Visitors', kind: 'number' },
    seconds: { label: 'Seconds watched', kind: 'number' },
  },
  filters: {},
  order: { direction: 'asc' },
})

export const rankedFile = defineList({
  name: 'report',
  columns: {
    name: { label: 'Name', kind: 'text' },
    key: { label: 'Identifier', kind: 'text' },
    events: { label: 'Count', kind: 'number' },
    visitors: { label: 'Visitors', kind: 'number' },
    seconds: { label: 'Seconds watched', kind: 'number' },
    compared: { label: 'Count before', kind: 'number' },
  },
  filters: {},
  order: { direction: 'asc' },
})
