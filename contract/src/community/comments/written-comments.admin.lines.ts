import { defineLines } from '../../core/lines.ts'

export const writtenCommentLines = defineLines({
  'All that members wrote, the newest first.': {
    fr: 'Tout ce que les membres ont écrit, le plus récent d’abord.',
  },
  Shown: { fr: 'Affiché' },
  'Deleted by staff': { fr: 'Supprimé par l’équipe' },
  'Show again': { fr: 'Afficher de nouveau' },
  'No comments match': { fr: 'Aucun commentaire ne correspond' },
  'No comments yet': { fr: 'Pas encore de commentaire' },
  'What members write will be here.': { fr: 'Ce que les membres écrivent apparaîtra ici.' },
  '[one Comment shown again|other :count comments shown again]': {
    fr: '[one Commentaire de nouveau affiché|other :count commentaires de nouveau affichés]',
  },
})
