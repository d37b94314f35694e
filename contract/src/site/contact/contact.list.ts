import { defineList } from '../../core/define-list.ts'

/** What visitors wrote to those who run the site, newest first. */
export const contactMessageList = defineList({
  name: 'contact-messages',
  columns: {
    message: { label: 'Message', kind: 'other' },
    name: { label: 'Sender', kind: 'text' },
    status: { label: 'Status', kind: 'other' },
    created_at: { label: 'Received', kind: 'moment', isSortable: true },
    answered_at: { label: 'Answered on', kind: 'moment', isExtra: true },
  },
  filters: {
    status: {
      label: 'Status',
      kind: 'choice',
      choices: [
        { value: 'waiting', label: 'Waiting for an answer' },
        { value: 'answered', label: 'Answered' },
      ],
      operators: ['='],
    },
    created_at: { label: 'Received', kind: 'moment' },
  },
  isSearchable: true,
  order: { by: 'created_at', direction: 'desc' },
  most: 10_000,
})
