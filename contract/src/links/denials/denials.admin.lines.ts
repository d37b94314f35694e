import { defineLines } from '../../core/lines.ts'

export const denialLines = defineLines({
  'Denied contributions': { fr: 'Contributions refusées' },
  'What was denied is kept for a while, in case a denial was a mistake.': {
    fr: 'Ce qui a été refusé est gardé un certain temps, au cas où un refus serait une erreur.',
  },
  Contribution: { fr: 'Contribution' },
  'Denied contribution': { fr: 'Contribution refusée' },
  'Added by': { fr: 'Ajouté par' },
  'Denied by': { fr: 'Refusé par' },
  'Denied on': { fr: 'Refusé le' },
  'The denied contributions could not be loaded': {
    fr: 'Les contributions refusées n’ont pas pu être chargées',
  },
  'No denied contributions match': { fr: 'Aucune contribution refusée ne correspond' },
  'Nothing was denied': { fr: 'Rien n’a été refusé' },
  'Links, newsgroup files and torrents that moderators deny will be here.': {
    fr: 'Les liens, fichiers de newsgroups et torrents refusés par les modérateurs apparaîtront ici.',
  },
  Restore: { fr: 'Restaurer' },
  'Restore :name': { fr: 'Restaurer :name' },
  'Restore [one 1 contribution|other :count contributions]?': {
    fr: 'Restaurer [one :count contribution|other :count contributions] ?',
  },
  'It waits for validation again, as it was. Its uploader reads why.': {
    fr: 'La validation reprend à zéro, avec les mêmes données. Le contributeur lira la raison.',
  },
  'Restored [one 1 record|other :count records]': {
    fr: '[one :count élément restauré|other :count éléments restaurés]',
  },
  'Edit these reasons': { fr: 'Modifier ces raisons' },
  Undo: { fr: 'Annuler' },
  'Denial undone': { fr: 'Refus annulé' },
})

/** What the server says of denials: refusals, and notifications. */
export const denialMessageLines = defineLines({
  'This title already has :url: it is link :id': { fr: 'Ce titre a déjà :url : c’est le lien :id' },
  'The file of “:name” is no longer there. Its uploader has to send it again.': {
    fr: 'Le fichier de « :name » n’est plus là. Son contributeur doit le renvoyer.',
  },
  '[one The denial of your link on :title was undone: it waits for validation again|other The denial of :count of your links on :title was undone: they wait for validation again]':
    {
      fr: '[one Le refus de votre lien sur :title a été annulé : il attend de nouveau une validation|other Le refus de :count de vos liens sur :title a été annulé : ils attendent de nouveau une validation]',
    },
  '[one The denial of your nzb file on :title was undone: it waits for validation again|other The denial of :count of your nzb files on :title was undone: they wait for validation again]':
    {
      fr: '[one Le refus de votre fichier nzb sur :title a été annulé : il attend de nouveau une validation|other Le refus de :count de vos fichiers nzb sur :title a été annulé : ils attendent de nouveau une validation]',
    },
  '[one The denial of your torrent on :title was undone: it waits for validation again|other The denial of :count of your torrents on :title was undone: they wait for validation again]':
    {
      fr: '[one Le refus de votre torrent sur :title a été annulé : il attend de nouveau une validation|other Le refus de :count de vos torrents sur :title a été annulé : ils attendent de nouveau une validation]',
    },
})
