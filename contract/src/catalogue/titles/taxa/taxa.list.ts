import { defineList } from '../../../core/define-list.ts'

/** What genres and keywords have in common. */
const taxa = {
  columns: {
    name: { label: 'Name', kind: 'text', isSortable: true },
    name_fr: { label: 'Name in French', kind: 'text' },
    slug: { label: 'Address', kind: 'text' },
    titles_count: { label: 'Titles', kind: 'number' },
  },
  filters: {},
  isSearchable: true,
  order: { by: 'name', direction: 'asc' },
} as const

export const genreList = defineList({ name: 'genres', ...taxa })
export const keywordList = defineList({ name: 'keywords', ...taxa })
