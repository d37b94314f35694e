import { defineList } from '../../core/define-list.ts'

/** Faults of the server, of jobs and of browsers, each once. */
export const errorList = defineList({
  name: 'errors',
  columns: {
    message: { label: 'Message', kind: 'text' },
    source: { label: 'Where', kind: 'other' },
    count: { label: 'Count', kind: 'number', isSortable: true },
    last_at: { label: 'Last time', kind: 'moment', isSortable: true },
    first_at: { label: 'First time', kind: 'moment', isSortable: true },
    state: { label: 'State', kind: 'other' },
  },
  filters: {
    source: {
      label: 'Where',
      kind: 'choice',
      choices: [
        { value: 'server', label: 'Server' },
        { value: 'job', label: 'Job' },
        { value: 'browser', label: 'Browser' },
      ],
    },
    state: {
      label: 'State',
      kind: 'choice',
      choices: [
        { value: 'open', label: 'Unsolved' },
        { value: 'returned', label: 'Came back' },
        { value: 'solved', label: 'Solved' },
      ],
    },
    last_at: { label: 'Last time', kind: 'moment' },
  },
  isSearchable: true,
  order: { by: 'last_at', direction: 'desc' },
})
