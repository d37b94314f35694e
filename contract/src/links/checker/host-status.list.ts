import { defineList } from '../../core/define-list.ts'

/** How the links of each host are doing. */
export const hostStatusList = defineList({
  name: 'hosts-status',
  columns: {
    name: { label: 'Host', kind: 'text', isSortable: true },
    state: { label: 'Checks', kind: 'other' },
    links_count: { label: 'Links', kind: 'number', isSortable: true },
    alive_count: { label: 'Alive', kind: 'number', isSortable: true },
    dead_count: { label: 'Not found', kind: 'number', isSortable: true },
    restricted_count: { label: 'Restricted', kind: 'number', isSortable: true },
    unknown_count: { label: 'Unclear', kind: 'number', isSortable: true },
    last_check: { label: 'Checked', kind: 'moment', isSortable: true },
    due_count: { label: 'Due', kind: 'number', isExtra: true },
    latency_ms: { label: 'Median time', kind: 'other', isExtra: true },
    calls_per_minute: {
      label: 'Calls per minute',
      kind: 'number',
      isSortable: true,
      isExtra: true,
    },
  },
  filters: {
    is_checked: { label: 'Checked', kind: 'flag' },
    is_paused: { label: 'Paused', kind: 'flag' },
  },
  isSearchable: true,
  order: { by: 'links_count', direction: 'desc' },
})
