import { defineList } from '../../core/define-list.ts'

/** What moderators put off, what comes back first at the top. */
export const postponementList = defineList({
  name: 'postponements',
  columns: {
    title: { label: 'Title', kind: 'text' },
    kind: { label: 'Type', kind: 'other' },
    name: { label: 'Contribution', kind: 'text' },
    author: { label: 'Added by', kind: 'text' },
    until: { label: 'Postponed until', kind: 'moment', isSortable: true },
    note: { label: 'Note for staff', kind: 'text' },
    postponed_by: { label: 'Postponed by', kind: 'text' },
    created_at: { label: 'Postponed on', kind: 'moment', isSortable: true },
  },
  filters: {
    kind: {
      label: 'Type',
      kind: 'choice',
      choices: [
        { value: 'link', label: 'Link' },
        { value: 'nzb', label: 'Nzb' },
        { value: 'torrent', label: 'Torrent' },
      ],
    },
    until: { label: 'Postponed until', kind: 'moment' },
  },
  order: { by: 'until', direction: 'asc' },
})
