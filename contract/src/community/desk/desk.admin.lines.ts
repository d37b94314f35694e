import { defineLines } from '../../core/lines.ts'

export const deskLines = defineLines({
  Community: { fr: 'Communauté' },
  'The community desk': { fr: 'Le bureau de la communauté' },
  'All that waits': { fr: 'Tout ce qui attend' },
  'What readers say is wrong, and comments that are held.': {
    fr: 'Ce que les lecteurs signalent, et les commentaires retenus.',
  },
  'Most reported first': { fr: 'Les plus signalés' },
  'Nothing wrong': { fr: 'Rien à redire' },
  'Delete or hide': { fr: 'Supprimer ou masquer' },
  'What readers report, and comments that are held, will be here.': {
    fr: 'Ce que les lecteurs signalent et les commentaires retenus apparaîtront ici.',
  },
  'These are the first. The next follow as you decide.': {
    fr: 'Ce sont les premiers. Les suivants arrivent à mesure que vous décidez.',
  },
  'Keys: J and K go on and back, X selects, A finds nothing wrong, D deletes.': {
    fr: 'Touches : J et K avancent et reculent, X sélectionne, A ne trouve rien à redire, D supprime.',
  },
  'Delete or hide [one this entry|other :count entries]?': {
    fr: 'Supprimer ou masquer [one cette entrée|other :count entrées] ?',
  },
  'Comments and reviews are deleted; lists are read by their owners alone.': {
    fr: 'Les commentaires et critiques sont supprimés ; les listes ne sont plus lues que par leur propriétaire.',
  },
  'The owner of a list has to be told why.': {
    fr: 'Le propriétaire d’une liste doit en connaître la raison.',
  },
  'Nothing wrong with [one 1 entry|other :count entries]': {
    fr: 'Rien à redire à [one :count entrée|other :count entrées]',
  },
  '[one 1 entry|other :count entries] deleted or hidden': {
    fr: '[one :count entrée supprimée ou masquée|other :count entrées supprimées ou masquées]',
  },
  '[one 1 report|other :count reports]': {
    fr: '[one :count signalement|other :count signalements]',
  },
})
