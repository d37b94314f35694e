import { defineLines } from '../../core/lines.ts'

export const requestAdminLines = defineLines({
  'What members ask for is listed here.': { fr: 'Les demandes des membres figurent ici.' },
  'What members ask for, what most of them want first.': {
    fr: 'Ce que demandent les membres, le plus voulu d’abord.',
  },
  'Edit request: :title': { fr: 'Modifier la demande : :title' },
  'Complete request': { fr: 'Satisfaire la demande' },
  'Take care of it': { fr: 'Prendre en charge' },
  'Open again': { fr: 'Rouvrir' },
  'Request resolved': { fr: 'Demande satisfaite' },
  '[one One person wants|other :count people want] “:title” (:place). They are told that it is there.':
    {
      fr: '[one Une personne veut|other :count personnes veulent] « :title » (:place). On les prévient que c’est là.',
    },
  '[one Delete this request?|other Delete :count requests?]': {
    fr: '[one Supprimer cette demande ?|other Supprimer :count demandes ?]',
  },
  'A request is changed where it stands, and opened again there.': {
    fr: 'Une demande se modifie là où elle est, et s’y rouvre.',
  },
})
