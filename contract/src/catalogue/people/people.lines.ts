import { defineLines } from '../../core/lines.ts'

export const peopleLines = defineLines({
  Born: { fr: 'Naissance' },
  Died: { fr: 'Décès' },
  Birthplace: { fr: 'Lieu de naissance' },
  'Known for': { fr: 'Connu pour' },
  Kinds: { fr: 'Types' },
  '[one 1 year|other :count years]': { fr: '[one 1 an|other :count ans]' },
  '[one Show 1 more work|other Show :count more works]': {
    fr: '[one Afficher 1 œuvre de plus|other Afficher :count œuvres de plus]',
  },
  'The works could not be loaded': { fr: 'Les œuvres n’ont pas pu être chargées' },
  Filmography: { fr: 'Filmographie' },
  Biography: { fr: 'Biographie' },
  'There is no biography yet.': { fr: 'Il n’y a pas encore de biographie.' },
  'No works of :name are in the catalogue yet.': {
    fr: 'Aucune œuvre de :name n’est encore au catalogue.',
  },
  '[one 1 title|other :count titles]': { fr: '[one 1 titre|other :count titres]' },
  ':name: films, roles and biography.': { fr: ':name : films, rôles et biographie.' },
})
