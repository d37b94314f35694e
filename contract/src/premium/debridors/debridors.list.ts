import { defineList } from '../../core/define-list.ts'
import { DEBRID_PROVIDERS } from './debrid-providers.ts'

/** The own accounts at debrid services. */
export const debridorList = defineList({
  name: 'debrid-accounts',
  columns: {
    username: { label: 'Username', kind: 'text', isSortable: true },
    premium: { label: 'Account Status', kind: 'other' },
    provider: { label: 'Type', kind: 'other' },
    expire_at: { label: 'Expiration', kind: 'moment' },
    last_check: { label: 'Last check', kind: 'moment', isSortable: true },
    active: { label: 'Status', kind: 'flag' },
  },
  filters: {
    provider: {
      label: 'Type',
      kind: 'choice',
      choices: DEBRID_PROVIDERS.map(({ id, name }) => ({ value: id, label: name })),
    },
    active: { label: 'Active', kind: 'flag' },
    expire_at: { label: 'Expiration', kind: 'moment' },
  },
  isSearchable: true,
  order: { direction: 'desc' },
})
