import { defineLines } from '../../core/lines.ts'

/** What the server says of newsgroup files and torrents: what is wrong with one, and notifications. */
export const releaseMessageLines = defineLines({
  'Please select a file that ends in .nzb or .torrent.': {
    fr: 'Choisissez un fichier dont le nom se termine par .nzb ou .torrent.',
  },
  'This is not an nzb file that can be read.': {
    fr: 'Ce n’est pas un fichier nzb lisible.',
  },
  'This nzb file is damaged or was cut off.': { fr: 'Ce fichier nzb est abîmé ou tronqué.' },
  'This nzb file names no articles.': { fr: 'Ce fichier nzb ne nomme aucun article.' },
  'This is not a torrent file that can be read.': {
    fr: 'Ce n’est pas un fichier torrent lisible.',
  },
  'This torrent is damaged: its pieces do not fit its files.': {
    fr: 'Ce torrent est abîmé : ses morceaux ne vont pas avec ses fichiers.',
  },
  'This torrent names its files in a way that is not safe.': {
    fr: 'Ce torrent nomme ses fichiers d’une manière qui n’est pas sûre.',
  },
  'This torrent is private, and no tracker that it names is open to others.': {
    fr: 'Ce torrent est privé, et aucun des trackers qu’il nomme n’est ouvert à d’autres.',
  },
  'This file is no longer there. Please send it again.': {
    fr: 'Ce fichier n’est plus là. Envoyez-le de nouveau.',
  },
  'This file is in use already.': { fr: 'Ce fichier est déjà utilisé.' },
  'This can be said of one file at a time.': {
    fr: 'Cela se dit d’un seul fichier à la fois.',
  },
  ':file: :fault': { fr: ':file : :fault' },
  ':file and :other are the same': { fr: ':file et :other sont identiques' },
  'This title already has :file: it is number :id, “:name”': {
    fr: 'Ce titre a déjà :file : c’est le numéro :id, « :name »',
  },
  'This title already has :file: it is number :id': {
    fr: 'Ce titre a déjà :file : c’est le numéro :id',
  },
  'Somebody just added this to this title': { fr: 'Quelqu’un vient d’ajouter ceci à ce titre' },
  'Some of these files no longer wait for validation. Nothing was changed.': {
    fr: 'Certains de ces fichiers n’attendent plus de validation. Rien n’a été changé.',
  },
  '[one Your nzb file on :title was accepted|other :count of your nzb files on :title were accepted]':
    {
      fr: '[one Votre fichier nzb sur :title a été accepté|other :count de vos fichiers nzb sur :title ont été acceptés]',
    },
  '[one Your nzb file on :title was denied|other :count of your nzb files on :title were denied]': {
    fr: '[one Votre fichier nzb sur :title a été refusé|other :count de vos fichiers nzb sur :title ont été refusés]',
  },
  'Your nzb file on :title was marked as dead': {
    fr: 'Votre fichier nzb sur :title a été marqué comme mort',
  },
  '[one Your torrent on :title was accepted|other :count of your torrents on :title were accepted]':
    {
      fr: '[one Votre torrent sur :title a été accepté|other :count de vos torrents sur :title ont été acceptés]',
    },
  '[one Your torrent on :title was denied|other :count of your torrents on :title were denied]': {
    fr: '[one Votre torrent sur :title a été refusé|other :count de vos torrents sur :title ont été refusés]',
  },
  'Your torrent on :title was marked as dead': {
    fr: 'Votre torrent sur :title a été marqué comme mort',
  },
  Episodes: { fr: 'Épisodes' },
  Names: { fr: 'Noms' },
  Nzb: { fr: 'Nzb' },
  Torrent: { fr: 'Torrent' },
})
