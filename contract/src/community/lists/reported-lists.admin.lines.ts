import { defineLines } from '../../core/lines.ts'

export const reportedListLines = defineLines({
  'Reported lists': { fr: 'Listes signalées' },
  'Lists of which somebody said that something is wrong, what most people say first.': {
    fr: 'Les listes signalées, les plus signalées d’abord.',
  },
  'The reported lists could not be loaded': {
    fr: 'Les listes signalées n’ont pas pu être chargées',
  },
  'No reported lists match': { fr: 'Aucune liste signalée ne correspond' },
  'No list was reported': { fr: 'Aucune liste signalée' },
  'Lists that readers report will be here.': {
    fr: 'Les listes signalées par les lecteurs apparaîtront ici.',
  },
  'Made by': { fr: 'Créée par' },
  'Username of the owner': { fr: 'Nom d’utilisateur de l’auteur' },
  'Delete the reports on [one this list|other :count lists]?': {
    fr: 'Supprimer les signalements de [one cette liste|other :count listes] ?',
  },
  Hidden: { fr: 'Masqué' },
  'Who reads it': { fr: 'Qui la lit' },
  Withheld: { en: 'State', fr: 'État' },
})
