import { defineLines } from '../../core/lines.ts'

export const writtenReviewLines = defineLines({
  'Ratings and reviews of members, the newest first.': {
    fr: 'Les notes et critiques des membres, les plus récentes d’abord.',
  },
  'Called helpful': { fr: 'Jugée utile' },
  'With words': { fr: 'Avec un texte' },
  'Search what reviews say': { fr: 'Rechercher dans les critiques' },
  'No reviews match': { fr: 'Aucune critique ne correspond' },
  '[one Review shown again|other :count reviews shown again]': {
    fr: '[one Critique de nouveau affichée|other :count critiques de nouveau affichées]',
  },
})
