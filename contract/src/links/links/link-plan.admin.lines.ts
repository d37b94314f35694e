import { defineLines } from '../../core/lines.ts'

/** What the editor of new links says of each line before they are added. */
export const linkPlanLines = defineLines({
  'What will be created shows here as you type.': {
    fr: 'Ce qui sera créé s’affiche ici pendant la saisie.',
  },
  '[one 1 link will be created|other :count links will be created]': {
    fr: '[one :count lien sera créé|other :count liens seront créés]',
  },
  '[one 1 line has to be changed first|other :count lines have to be changed first]': {
    fr: '[one :count ligne est à corriger d’abord|other :count lignes sont à corriger d’abord]',
  },
  'Looking at what will be created…': { fr: 'Examen de ce qui sera créé…' },
  'Part :number of :count': { fr: 'Partie :number sur :count' },
  'New host': { fr: 'Nouvel hébergeur' },
})
