import { defineList } from '../../core/define-list.ts'

/** Notices of holders of rights, newest first. */
export const takedownList = defineList({
  name: 'takedowns',
  columns: {
    reference: { label: 'Reference', kind: 'other' },
    about: { label: 'About', kind: 'text' },
    name: { label: 'Sender', kind: 'text' },
    status: { label: 'Status', kind: 'other' },
    waiting: { label: 'To decide', kind: 'number' },
    counter_notices: { label: 'Counter-notices', kind: 'number' },
    created_at: { label: 'Received', kind: 'moment', isSortable: true },
    decided_at: { label: 'Decided', kind: 'moment', isExtra: true },
  },
  filters: {
    status: {
      label: 'Status',
      kind: 'choice',
      choices: [
        { value: 'waiting', label: 'Waiting for a decision' },
        { value: 'asked', label: 'Waiting for its sender' },
        { value: 'decided', label: 'Decided' },
      ],
    },
    countered: { label: 'With a counter-notice that waits', kind: 'flag' },
    created_at: { label: 'Received', kind: 'moment' },
  },
  order: { by: 'created_at', direction: 'desc' },
  most: 10_000,
})
