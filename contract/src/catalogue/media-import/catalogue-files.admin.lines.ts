import { defineLines } from '../../core/lines.ts'

/** Texts of those who take the catalogue elsewhere. */
export const catalogueFileLines = defineLines({
  Export: { fr: 'Exporter' },
  'Export and import': { fr: 'Export et import' },
  'The whole catalogue as a file: for another site, or to keep.': {
    fr: 'Tout le catalogue dans un fichier : pour un autre site, ou à conserver.',
  },
  'All people and titles with everything that belongs to them, one on each line: facts in both languages, locks, pictures, who is in them, seasons, episodes, videos and captions. Nothing of members.':
    {
      fr: 'Toutes les personnes et tous les titres avec ce qui leur appartient, un par ligne : renseignements dans les deux langues, verrous, images, distribution, saisons, épisodes, vidéos et sous-titres. Rien des membres.',
    },
  'Download the catalogue': { fr: 'Télécharger le catalogue' },
  'A file that was exported here or on another site. What is here already is completed and never overwritten, and what is locked is left alone: the same file again changes nothing.':
    {
      fr: 'Un fichier exporté ici ou sur un autre site. Ce qui est déjà là est complété et jamais écrasé, et ce qui est verrouillé reste tel quel : le même fichier une seconde fois ne change rien.',
    },
  'Drop a file here, or choose one.': { fr: 'Déposez un fichier ici, ou choisissez-en un.' },
  'JSON Lines, up to :size.': { fr: 'JSON Lines, jusqu’à :size.' },
  'Latest imports': { fr: 'Derniers imports' },
  'The imports could not be loaded': { fr: 'Les imports n’ont pas pu être chargés' },
  'Nothing was imported yet.': { fr: 'Rien n’a encore été importé.' },
  '[one 1 line|other :count lines]': { fr: '[one :count ligne|other :count lignes]' },
  ':count new': { fr: ':count nouveaux' },
  ':count completed': { fr: ':count complétés' },
  ':count as they were': { fr: ':count inchangés' },
  ':count refused': { fr: ':count refusés' },
  'Imported :share of :file': { fr: ':share de :file importés' },
  'It stopped: :reason': { fr: 'Il s’est arrêté : :reason' },
  'Go on': { fr: 'Continuer' },
  'Lines with faults': { fr: 'Lignes en défaut' },
  'This import is over. Send the file again.': {
    fr: 'Cet import est terminé. Envoyez le fichier à nouveau.',
  },
  'File id': { en: 'File', fr: 'Fichier' },
})
