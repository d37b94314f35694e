import { defineList } from '../../core/define-list.ts'

/** The pages that administrators wrote, drafts included. */
export const customPageList = defineList({
  name: 'custom-pages',
  columns: {
    title: { label: 'Title', kind: 'text', isSortable: true },
    slug: { label: 'Address', kind: 'text', isSortable: true },
    is_published: { label: 'Published', kind: 'flag' },
    is_in_footer: { label: 'In the footer', kind: 'flag' },
    updated_at: { label: 'Last change', kind: 'moment', isSortable: true },
  },
  filters: {
    is_published: { label: 'Published', kind: 'flag' },
    is_in_footer: { label: 'In the footer', kind: 'flag' },
    updated_at: { label: 'Last change', kind: 'moment' },
  },
  isSearchable: true,
  order: { by: 'title', direction: 'asc' },
})
