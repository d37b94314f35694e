import { defineLines } from '../../core/lines.ts'

export const reportAdminLines = defineLines({
  'What was decided about a report is not taken back. It can be reported again.': {
    fr: 'Une décision sur un signalement ne s’annule pas. On peut signaler à nouveau.',
  },
})
