import { defineLines } from '../../core/lines.ts'

export const markLines = defineLines({
  'your rating': { fr: 'votre note' },
  Rate: { fr: 'Noter' },
  'Rate “:name”': { fr: 'Noter « :name »' },
  'Your rating: :score out of 10': { fr: 'Votre note : :score sur 10' },
  'Keep for later: :name': { fr: 'Garder pour plus tard : :name' },
  'More about :name': { fr: 'Plus d’actions : :name' },
  'Kept for later': { fr: 'Gardé pour plus tard' },
  'No longer kept for later': { fr: 'N’est plus gardé pour plus tard' },
  'Keep for later': { fr: 'Garder pour plus tard' },
  'Go to its page': { fr: 'Voir sa page' },
})
