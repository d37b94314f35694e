import { defineList } from '../../../core/define-list.ts'

export const tagList = defineList({
  name: 'tags',
  columns: {
    name: { label: 'Name', kind: 'text', isSortable: true },
    name_fr: { label: 'Name in French', kind: 'text' },
    slug: { label: 'Address', kind: 'text' },
    articles_count: { label: 'Articles', kind: 'number' },
  },
  filters: {},
  isSearchable: true,
  order: { by: 'name', direction: 'asc' },
})
