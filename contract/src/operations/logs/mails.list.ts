import { defineList } from '../../core/define-list.ts'

/** Mails that the site wrote, newest first. */
export const mailList = defineList({
  name: 'outgoing-mails',
  columns: {
    subject: { label: 'Subject of the mail', kind: 'text' },
    to: { label: 'Receiver', kind: 'text' },
    kind: { label: 'Kind', kind: 'text' },
    status: { label: 'State', kind: 'other' },
    attempts: { label: 'Attempts', kind: 'number', isExtra: true },
    created_at: { label: 'Written at', kind: 'moment' },
    sent_at: { label: 'Sent at', kind: 'moment', isExtra: true },
  },
  filters: {
    status: {
      label: 'State',
      kind: 'choice',
      choices: [
        { value: 'queued', label: 'Waiting to be sent' },
        { value: 'sent', label: 'Was sent' },
        { value: 'failed', label: 'Not delivered' },
        { value: 'kept', label: 'Kept, not sent' },
      ],
    },
    created_at: { label: 'Written at', kind: 'moment' },
  },
  isSearchable: true,
  order: { direction: 'desc' },
})
