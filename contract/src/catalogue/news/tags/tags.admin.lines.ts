import { defineLines } from '../../../core/lines.ts'

/** Texts of those who tend the tags of news. */
export const tagLines = defineLines({
  Tag: { fr: 'Étiquette' },
  Tags: { fr: 'Étiquettes' },
  Articles: { fr: 'Articles' },
  'What articles are sorted by, in both languages. Readers narrow the news by them.': {
    fr: 'Ce par quoi les articles sont rangés, dans les deux langues. Les lecteurs filtrent les actualités par elles.',
  },
  'Add a tag': { fr: 'Ajouter une étiquette' },
  'Search tags': { fr: 'Chercher une étiquette' },
  'The tags could not be listed': { fr: 'Les étiquettes n’ont pas pu être listées' },
  'No matching tags found': { fr: 'Aucune étiquette trouvée' },
  'No tags yet': { fr: 'Pas encore d’étiquette' },
  'They are added here, and given to articles where those are written.': {
    fr: 'Elles s’ajoutent ici, et se donnent aux articles là où ils sont écrits.',
  },
  '[one Delete this tag?|other Delete :count tags?]': {
    fr: '[one Supprimer cette étiquette ?|other Supprimer :count étiquettes ?]',
  },
  '[one 1 article has “:name”.|other :count articles have “:name”.]': {
    fr: '[one :count article a « :name ».|other :count articles ont « :name ».]',
  },
  'Readers find the article by them.': { fr: 'Les lecteurs trouvent l’article par elles.' },
})
