import { defineLines } from '../../../core/lines.ts'

/** Texts of those who tend genres and keywords. */
export const taxaLines = defineLines({
  Genre: { fr: 'Genre' },
  Keyword: { fr: 'Mot-clé' },
  'There is one of this name already.': { fr: 'Il y en a déjà un de ce nom.' },
  'A name needs a letter or a digit.': { fr: 'Un nom doit avoir une lettre ou un chiffre.' },
  'What titles are sorted by, in both languages.': {
    fr: 'Ce par quoi les titres sont rangés, dans les deux langues.',
  },
  'What titles are about, in both languages.': {
    fr: 'Ce dont parlent les titres, dans les deux langues.',
  },
  'Add a genre': { fr: 'Ajouter un genre' },
  'Add a keyword': { fr: 'Ajouter un mot-clé' },
  'Search genres': { fr: 'Chercher un genre' },
  'Search keywords': { fr: 'Chercher un mot-clé' },
  'The genres could not be listed': { fr: 'Les genres n’ont pas pu être listés' },
  'The keywords could not be listed': { fr: 'Les mots-clés n’ont pas pu être listés' },
  'No matching genres found': { fr: 'Aucun genre trouvé' },
  'No matching keywords found': { fr: 'Aucun mot-clé trouvé' },
  'No genres yet': { fr: 'Pas encore de genre' },
  'No keywords yet': { fr: 'Pas encore de mot-clé' },
  'They come with titles, or are added here.': {
    fr: 'Ils viennent avec les titres, ou s’ajoutent ici.',
  },
  '[one Delete this genre?|other Delete :count genres?]': {
    fr: '[one Supprimer ce genre ?|other Supprimer :count genres ?]',
  },
  '[one Delete this keyword?|other Delete :count keywords?]': {
    fr: '[one Supprimer ce mot-clé ?|other Supprimer :count mots-clés ?]',
  },
  'Becomes part of': { fr: 'Rejoint' },
  Merge: { fr: 'Fusionner' },
  'Merge “:name” into another': { fr: 'Fusionner « :name » avec un autre' },
  'Merged into “:name”': { fr: 'Fusionné dans « :name »' },
  'Please choose another one.': { fr: 'Choisissez-en un autre.' },
  '[one 1 title has “:name”.|other :count titles have “:name”.]': {
    fr: '[one :count titre a « :name ».|other :count titres ont « :name ».]',
  },
  '[one 1 of them has “:name” already.|other :count of them have “:name” already.]': {
    fr: '[one :count d’entre eux a déjà « :name ».|other :count d’entre eux ont déjà « :name ».]',
  },
  '“:from” goes; its address and filters that name it mean “:into” from then on. This cannot be undone.':
    {
      fr: '« :from » disparaît ; son adresse et les filtres qui le nomment désignent dès lors « :into ». C’est irréversible.',
    },
  'Its address stays as it is.': { fr: 'Son adresse reste la même.' },
  'Saved “:name”': { fr: '« :name » enregistré' },
})
