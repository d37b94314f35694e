import { defineLines } from '../../core/lines.ts'

export const staffAnswerLines = defineLines({
  'Reason, for the author': { fr: 'Raison, pour l’auteur' },
  'Without a reason the author is told nothing.': {
    fr: 'Sans raison, l’auteur n’est pas prévenu.',
  },
})
