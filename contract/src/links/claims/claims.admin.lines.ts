import { defineLines } from '../../core/lines.ts'

export const claimLines = defineLines({
  'Looked at by :name': { fr: 'Examiné par :name' },
  'Take over': { fr: 'Prendre le relais' },
  'Somebody else is looking at this': { fr: 'Quelqu’un d’autre examine ceci' },
  'If you take over, your decision counts, and they see that it was made.': {
    fr: 'Si vous prenez le relais, votre décision compte, et l’autre personne voit qu’elle a été prise.',
  },
})

/** What the server says. */
export const claimMessageLines = defineLines({
  ':name is looking at [one this contribution|other :count of these contributions].': {
    fr: ':name examine [one cette contribution|other :count de ces contributions].',
  },
  ':name is looking at this notice.': { fr: ':name examine cette demande.' },
})
