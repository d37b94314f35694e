import { defineLines } from '../../core/lines.ts'

export const reviewLines = defineLines({
  Reviews: { fr: 'Critiques' },
  '[one 1 rating|other :count ratings]': { fr: '[one 1 note|other :count notes]' },
  '[one 1 rating|other :count ratings] of :score': {
    fr: '[one 1 note|other :count notes] de :score',
  },
  'No reviews yet': { fr: 'Pas encore de critique' },
  'What members think of it will be here.': { fr: 'L’avis des membres sera ici.' },
  'The reviews could not be loaded': { fr: 'Impossible de charger les critiques' },
  'More reviews': { fr: 'Plus de critiques' },
  'A rating without words': { fr: 'Une note sans commentaire' },
  'Most useful': { fr: 'Les plus utiles' },
  'Best scores first': { fr: 'Meilleures notes d’abord' },
  'Order of the reviews': { fr: 'Ordre des critiques' },
  '[one 1 member found this useful|other :count members found this useful]': {
    fr: '[one Utile à 1 membre|other Utile à :count membres]',
  },
})
