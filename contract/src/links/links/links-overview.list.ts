import { defineList } from '../../core/define-list.ts'

/** Titles with their contributions, those with the newest link first. */
export const linksOverviewList = defineList({
  name: 'links-overview',
  columns: {
    title: { label: 'Title', kind: 'other' },
    links: { label: 'Links', kind: 'other' },
    last_link: { label: 'Last link', kind: 'moment' },
  },
  filters: {},
  isSearchable: true,
  order: { direction: 'desc' },
})
