import { defineLines } from '../../core/lines.ts'

export const nzbLines = defineLines({
  'Nzb (NewsGroups) (:count)': { en: 'Nzb (newsgroups) (:count)', fr: 'Nzb (newsgroups) (:count)' },
  'How newsgroup files work': { fr: 'Comment fonctionnent les fichiers nzb' },
  'An nzb file names the articles of newsgroups that hold the files. A newsgroup reader and an account with a newsgroup provider are needed.':
    {
      fr: 'Un fichier nzb nomme les articles de newsgroups qui contiennent les fichiers. Il faut un lecteur de newsgroups et un compte chez un fournisseur.',
    },
  'Download the nzb file': { fr: 'Télécharger le fichier nzb' },
  'This file could not be opened': { fr: 'Ce fichier n’a pas pu être ouvert' },
  'The files could not be loaded': { fr: 'Les fichiers n’ont pas pu être chargés' },
  'No file matches': { fr: 'Aucun fichier ne correspond' },
  ':count nzb': { fr: ':count nzb' },
  Files: { fr: 'Fichiers' },
  Groups: { fr: 'Groupes' },
  Poster: { fr: 'Posté par' },
  Posted: { fr: 'Posté le' },
  Name: { fr: 'Nom' },
  '[one 1 file|other :count files]': { fr: '[one 1 fichier|other :count fichiers]' },
  'Season :season · Episodes :first to :last': {
    fr: 'Saison :season · Épisodes :first à :last',
  },
})
