import { defineLines } from '../../core/lines.ts'

export const titleRecordLines = defineLines({
  'The whole catalogue: search it, filter it, and open its titles.': {
    fr: 'Tout le catalogue : cherchez, filtrez, ouvrez ses titres.',
  },
  'The titles could not be listed': { fr: 'Les titres n’ont pas pu être listés' },
  'No matching titles found': { fr: 'Aucun titre ne correspond' },
  'No titles have been created yet': { fr: 'Aucun titre n’a encore été créé' },
  'What is imported will be listed here.': { fr: 'Ce qui est importé sera listé ici.' },
  'Added on': { fr: 'Ajouté le' },
  'Changed on': { fr: 'Modifié le' },
  'Languages of the links': { fr: 'Langues des liens' },
  'Runtime in minutes': { fr: 'Durée en minutes' },
  'With a poster': { fr: 'Avec une affiche' },
  // Not those that somebody keeps of a list.
  Views: { en: 'Page views', fr: 'Consultations' },
  Budget: { fr: 'Budget' },
  Revenue: { fr: 'Recettes' },
  Certification: { fr: 'Classification' },
  'Release date': { fr: 'Date de sortie' },
  Runtime: { fr: 'Durée' },
  Category: { fr: 'Catégorie' },
  Qualities: { fr: 'Qualités' },
  Number: { fr: 'Numéro' },
  'This site lists titles by another rating.': {
    fr: 'Ce site liste les titres selon une autre note.',
  },
})
