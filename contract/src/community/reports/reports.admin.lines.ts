import { defineLines } from '../../core/lines.ts'

export const reportAdminLines = defineLines({
  'Reported fault': { fr: 'Signalement' },
  'Reports on :name': { fr: 'Signalements : :name' },
  'Delete all reports': { fr: 'Supprimer tous les signalements' },
  'Deleting the reports keeps what they are about. What was said stays in the history.': {
    fr: 'Supprimer les signalements conserve ce qu’ils visent. Ce qui a été dit reste dans l’historique.',
  },
  'Proposed as dead': { fr: 'Proposé comme mort' },
  'Delete :count contributions?': { fr: 'Supprimer :count contributions ?' },
  'What was decided about a report is not taken back. It can be reported again.': {
    fr: 'Une décision sur un signalement ne s’annule pas. On peut signaler à nouveau.',
  },
})
