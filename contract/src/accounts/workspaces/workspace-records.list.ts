import { defineList } from '../../core/define-list.ts'

/** All workspaces but the personal ones, for those who manage members. */
export const workspaceRecordList = defineList({
  name: 'workspaces',
  columns: {
    name: { label: 'Name', kind: 'text', isSortable: true },
    owner: { label: 'Owner', kind: 'other' },
    members_count: { label: 'Members', kind: 'number' },
    invites_count: { label: 'Open invitations', kind: 'number' },
    created_at: { label: 'Made on', kind: 'moment', isSortable: true },
  },
  filters: {
    created_at: { label: 'Made on', kind: 'moment' },
  },
  isSearchable: true,
  order: { by: 'created_at', direction: 'desc' },
})
