import { defineLines } from '../../core/lines.ts'

export const commentLines = defineLines({
  Comments: { fr: 'Commentaires' },
  'Loading comments...': { en: 'Loading comments…', fr: 'Chargement des commentaires…' },
  'Seems a little quiet over here': { fr: 'C’est bien calme par ici' },
  'Be the first to comment': { fr: 'Soyez le premier à commenter' },
  'The comments could not be loaded': { fr: 'Impossible de charger les commentaires' },
  'This comment was deleted': { fr: 'Ce commentaire a été supprimé' },
  'Order of the comments': { fr: 'Ordre des commentaires' },
  'Newest first': { fr: 'Les plus récents' },
  'Oldest first': { fr: 'Les plus anciens' },
  'Most voted': { fr: 'Les mieux notés' },
  'More comments': { fr: 'Plus de commentaires' },
  '[one Show 1 more reply|other Show :count more replies]': {
    fr: '[one Afficher 1 réponse de plus|other Afficher :count réponses de plus]',
  },
  'Load all': { fr: 'Tout charger' },
  ':count for, :against against': { fr: ':count pour, :against contre' },
})
