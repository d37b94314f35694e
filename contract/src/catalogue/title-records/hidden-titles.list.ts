import { defineList } from '../../core/define-list.ts'

/** Titles that nobody sees until they are shown again, the last hidden first. */
export const hiddenTitleList = defineList({
  name: 'hidden-titles',
  columns: {
    name: { label: 'Name', kind: 'text', isSortable: true },
    type: { label: 'Type', kind: 'other' },
    year: { label: 'Year', kind: 'number' },
    hidden_by: { label: 'Hidden by', kind: 'text' },
    hidden_at: { label: 'Hidden on', kind: 'moment', isSortable: true },
  },
  filters: {
    hidden_at: { label: 'Hidden on', kind: 'moment' },
  },
  isSearchable: true,
  order: { by: 'hidden_at', direction: 'desc' },
})
