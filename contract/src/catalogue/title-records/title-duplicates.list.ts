import { defineList } from '../../core/define-list.ts'

/** Pairs of titles that are probably one work, the last found first. */
export const titleDuplicateList = defineList({
  name: 'title-duplicates',
  columns: {
    first: { label: 'Title', kind: 'other' },
    second: { label: 'The other title', kind: 'other' },
    reason: { label: 'Alike by', kind: 'text' },
    found_at: { label: 'Found on', kind: 'moment', isSortable: true },
  },
  filters: {
    dismissed: { label: 'Not the same', kind: 'flag' },
  },
  isSearchable: true,
  order: { by: 'found_at', direction: 'desc' },
})
