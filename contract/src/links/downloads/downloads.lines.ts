import { defineLines } from '../../core/lines.ts'

export const downloadLines = defineLines({
  'DNS blocking? It seems the domain is blocked by your ISP': {
    fr: 'Blocage DNS ? Le domaine semble bloqué par votre fournisseur d’accès',
  },
  'Change DNS': { fr: 'Changer de DNS' },
  'Best for you': { fr: 'Le meilleur pour vous' },
  'Other choices': { fr: 'Autres choix' },
  'Why this one': { fr: 'Pourquoi celui-ci' },
  'Get this link': { fr: 'Obtenir ce lien' },
  'The whole season at once': { fr: 'Toute la saison d’un coup' },
  'In a language you read': { fr: 'Dans une langue que vous lisez' },
  'Subtitles in your language': { fr: 'Sous-titré dans votre langue' },
  'The best of the direct links': { fr: 'Le meilleur des liens directs' },
  'Answered :when': { fr: 'A répondu :when' },
  'Answered when last checked': { fr: 'A répondu à la dernière vérification' },
})

/** What stands together in the table of a series. */
export const extentLines = defineLines({
  'Everything at once': { fr: 'Tout d’un coup' },
  'Whole seasons': { fr: 'Saisons entières' },
  'Single episodes': { fr: 'Épisodes' },
})

/** What premium members get of links. */
export const premiumDownloadLines = defineLines({
  'Erreur de Débridage': { en: 'Some links could not be unlocked', fr: 'Erreur de débridage' },
  'The links themselves are still below.': { fr: 'Les liens eux-mêmes sont toujours ci-dessous.' },
  'Get direct links': { fr: 'Obtenir les liens directs' },
  'Try to unlock again': { fr: 'Réessayer de débrider' },
  Direct: { fr: 'Direct' },
  'Handed to JDownloader': { fr: 'Transmis à JDownloader' },
  'JDownloader does not answer on this computer. Start it, and let it take links from browsers.': {
    fr: 'JDownloader ne répond pas sur cet ordinateur. Lancez-le, et laissez-le recevoir des liens des navigateurs.',
  },
  'Send to JDownloader': { fr: 'Envoyer à JDownloader' },
  'Save as a file': { fr: 'Enregistrer dans un fichier' },
  'List of links (.txt)': { fr: 'Liste de liens (.txt)' },
  'Task for JDownloader (.crawljob)': { fr: 'Tâche pour JDownloader (.crawljob)' },
  'Playlist for players (.m3u8)': { fr: 'Liste de lecture (.m3u8)' },
  'Chosen links': { fr: 'Liens choisis' },
  'Choose :name': { fr: 'Choisir :name' },
  'Choose all links of this page': { fr: 'Choisir tous les liens de cette page' },
  'Clear the selection': { fr: 'Effacer la sélection' },
  'Download the chosen links': { fr: 'Télécharger les liens choisis' },
  'At most :count links at once': { fr: 'Au plus :count liens à la fois' },
  'At most 20 links at once': { fr: 'Au plus 20 liens à la fois' },
  'Only links and videos can be opened.': { fr: 'Seuls les liens et les vidéos s’ouvrent.' },
  'These links could not be opened': { fr: 'Ces liens n’ont pas pu être ouverts' },
  'Opening your links. This takes about a second for each.': {
    fr: 'Ouverture de vos liens. Comptez environ une seconde pour chacun.',
  },
})
