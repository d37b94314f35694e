import { defineList } from '../../core/define-list.ts'

/** What was denied, and can be restored. */
export const denialList = defineList({
  name: 'denials',
  columns: {
    title: { label: 'Title', kind: 'text' },
    kind: { label: 'Type', kind: 'other' },
    name: { label: 'Contribution', kind: 'text' },
    author: { label: 'Added by', kind: 'text' },
    raison: { label: 'Reason', kind: 'text' },
    denied_by: { label: 'Denied by', kind: 'text' },
    created_at: { label: 'Denied on', kind: 'moment', isSortable: true },
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
    created_at: { label: 'Denied on', kind: 'moment' },
  },
  order: { by: 'created_at', direction: 'desc' },
})
