import { defineList } from '../../core/define-list.ts'

/** All files that members sent, for those who manage them. */
export const fileList = defineList({
  name: 'files',
  columns: {
    name: { label: 'Name', kind: 'text', isSortable: true },
    owner: { label: 'Owner', kind: 'text' },
    mime: { label: 'Type', kind: 'text' },
    file_size: { label: 'Size', kind: 'bytes', isSortable: true },
    disk: { label: 'Disk', kind: 'text' },
    is_public: { label: 'Visibility', kind: 'other' },
    in_use: { label: 'Use', kind: 'flag' },
    created_at: { label: 'Sent on', kind: 'moment', isSortable: true },
  },
  filters: {
    created_at: { label: 'Sent on', kind: 'moment' },
    disk: {
      label: 'Disk',
      kind: 'choice',
      choices: [
        { value: 'local', label: 'This site' },
        { value: 's3', label: 'Bucket' },
      ],
    },
    is_public: { label: 'Public', kind: 'flag' },
  },
  isSearchable: true,
  order: { by: 'created_at', direction: 'desc' },
})
