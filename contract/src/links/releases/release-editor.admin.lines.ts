import { defineLines } from '../../core/lines.ts'

/** The editor of newsgroup files and torrents. */
export const releaseEditorLines = defineLines({
  'What you contribute': { fr: 'Ce que vous proposez' },
  DDL: { en: 'Direct links', fr: 'Liens directs' },
  NZB: { en: 'Newsgroup file', fr: 'Fichier nzb' },
  TORRENT: { en: 'Torrent', fr: 'Torrent' },
  'Newsgroup file or torrent': { fr: 'Fichier nzb ou torrent' },
  'Drop a file here, paste it, or choose one.': {
    fr: 'Déposez un fichier ici, collez-le, ou choisissez-en un.',
  },
  'An .nzb or .torrent file of up to :size.': {
    fr: 'Un fichier .nzb ou .torrent de :size au plus.',
  },
  'Choose another file': { fr: 'Choisir un autre fichier' },
  'What the file says': { fr: 'Ce que dit le fichier' },
  'Some of its files are not there from beginning to end.': {
    fr: 'Certains de ses fichiers ne sont pas là du début à la fin.',
  },
  Trackers: { fr: 'Trackers' },
  'None that others may use': { fr: 'Aucun que d’autres puissent utiliser' },
  'Please select a file that ends in :ending.': {
    fr: 'Choisissez un fichier dont le nom se termine par :ending.',
  },
  'Another file can take its place. It may have to wait for validation again.': {
    fr: 'Un autre fichier peut le remplacer. Il devra peut-être attendre de nouveau la validation.',
  },
  'Edit nzb Id :id on :title': {
    en: 'Edit newsgroup file :id on :title',
    fr: 'Modifier le fichier nzb :id de :title',
  },
  'Edit torrent Id :id on :title': {
    en: 'Edit torrent :id on :title',
    fr: 'Modifier le torrent :id de :title',
  },
  'Nzbs validation': { en: 'Validation of newsgroup files', fr: 'Validation des fichiers nzb' },
  'Torrents validation': { en: 'Validation of torrents', fr: 'Validation des torrents' },
  '[one 1 newsgroup file waits for you|other :count newsgroup files wait for you]': {
    fr: '[one :count fichier nzb vous attend|other :count fichiers nzb vous attendent]',
  },
  '[one 1 torrent waits for you|other :count torrents wait for you]': {
    fr: '[one :count torrent vous attend|other :count torrents vous attendent]',
  },
  '[one Deny 1 newsgroup file|other Deny :count newsgroup files]': {
    fr: '[one Refuser 1 fichier nzb|other Refuser :count fichiers nzb]',
  },
  '[one Deny 1 torrent|other Deny :count torrents]': {
    fr: '[one Refuser 1 torrent|other Refuser :count torrents]',
  },
  'Nzb List (:count)': { en: 'Newsgroup files (:count)', fr: 'Fichiers nzb (:count)' },
  'Torrent List (:count)': { en: 'Torrents (:count)', fr: 'Torrents (:count)' },
  'Add a newsgroup file': { fr: 'Ajouter un fichier nzb' },
  'Add a torrent': { fr: 'Ajouter un torrent' },
  'No files have been contributed yet': { fr: 'Aucun fichier n’a encore été proposé' },
  'Files that members contribute will be here.': {
    fr: 'Les fichiers proposés par les membres apparaîtront ici.',
  },
  '[one Delete this file of :title?|other Delete :count files of :title?]': {
    fr: '[one Supprimer ce fichier de :title ?|other Supprimer :count fichiers de :title ?]',
  },
  'Newsgroup files': { fr: 'Fichiers nzb' },
  'My torrents': { fr: 'Mes torrents' },
  'Newsgroup files of :title': { fr: 'Fichiers nzb de :title' },
  'Torrents of :title': { fr: 'Torrents de :title' },
  'Every title with its files. Search for one to add files to it.': {
    fr: 'Tous les titres et leurs fichiers. Cherchez-en un pour y ajouter des fichiers.',
  },
  'Titles you contributed to. Search for another to add files to it.': {
    fr: 'Les titres auxquels vous avez contribué. Cherchez-en un autre pour y ajouter des fichiers.',
  },
  'Add files to a title': { fr: 'Ajouter des fichiers à un titre' },
  'Add files to :title': { fr: 'Ajouter des fichiers à :title' },
  'The file that you sent is still there: choose “:kind” to go on with it.': {
    fr: 'Le fichier que vous avez envoyé est toujours là : choisissez « :kind » pour continuer.',
  },
  'See the files': { fr: 'Voir les fichiers' },
  '[one 1 torrent|other :count torrents]': { fr: '[one :count torrent|other :count torrents]' },
  'A file that ends in :ending, of up to :size.': {
    fr: 'Un fichier dont le nom se termine par :ending, de :size au plus.',
  },
  'New contributions by uploaders will be here.': {
    fr: 'Les nouvelles contributions des uploadeurs apparaîtront ici.',
  },
  'The contributions could not be loaded': {
    fr: 'Les contributions n’ont pas pu être chargées',
  },
  '[one 1 contribution was reported|other :count contributions were reported]': {
    fr: '[one :count contribution a été signalée|other :count contributions ont été signalées]',
  },
  'Nothing was reported': { fr: 'Rien n’a été signalé' },
  'What members say is wrong will be here.': {
    fr: 'Ce que les membres signalent apparaîtra ici.',
  },
  'Delete :name?': { fr: 'Supprimer :name ?' },
  Reports: { fr: 'Signalements' },
  Suggestions: { fr: 'Suggestions' },
  'Guessed from “:name”. Press what is right to take it over.': {
    fr: 'Deviné d’après « :name ». Cliquez ce qui est juste pour le reprendre.',
  },
  'Take all over': { fr: 'Tout reprendre' },
  'Taken over: :label': { fr: 'Repris : :label' },
  'It has several languages, of which its name does not tell all.': {
    fr: 'Il a plusieurs langues, que son nom ne dit pas toutes.',
  },
  'Its name tells nothing about quality or languages.': {
    fr: 'Son nom ne dit rien de la qualité ni des langues.',
  },
  'This title has it already: number :id': { fr: 'Ce titre l’a déjà : numéro :id' },
  'It is on :title too.': { fr: 'Il est aussi sur :title.' },
  'Such as 3, or several: 1-3, 5. Empty: none in particular.': {
    fr: 'Par exemple 3, ou plusieurs : 1-3, 5. Vide : aucun en particulier.',
  },
  'The file holds every episode.': { fr: 'Le fichier contient tous les épisodes.' },
  'As the file says': { fr: 'Comme le dit le fichier' },
  'Password of the archive': { fr: 'Mot de passe de l’archive' },
  'Your announce address': { fr: 'Votre adresse d’annonce' },
  'It ends in your passkey: whoever knows it announces in your name, so keep it to yourself.': {
    fr: 'Elle se termine par votre passkey : qui la connaît s’annonce en votre nom, gardez-la pour vous.',
  },
  'Everybody who takes a torrent here gets it with an address of their own.': {
    fr: 'Chaque personne qui prend un torrent ici le reçoit avec sa propre adresse.',
  },
  'This site runs no tracker at present: torrents keep their own trackers.': {
    fr: 'Ce site n’a pas de tracker pour l’instant : les torrents gardent les leurs.',
  },
})
