import { defineLines } from '../../core/lines.ts'

/** What is said about settings that cannot be accepted. */
export const settingsLines = defineLines({
  Ads: { fr: 'Publicité' },
  'Please enter an origin such as https://login.example.org.': {
    fr: 'Veuillez saisir une origine telle que https://login.example.org.',
  },
  'Please enter a path such as /movies.': { fr: 'Veuillez saisir un chemin tel que /movies.' },
  'Please enter a path such as /movies or a web address.': {
    fr: 'Veuillez saisir un chemin tel que /movies ou une adresse web.',
  },
  'The address has changed: please enter this again.': {
    fr: 'L’adresse a changé : veuillez saisir cette valeur à nouveau.',
  },
  System: { fr: 'Système' },
  Values: { fr: 'Valeurs' },
  Seen: { en: 'Values as they were', fr: 'Valeurs précédentes' },
  'Settings saved': { fr: 'Réglages enregistrés' },
  'In force at once, wherever the site runs.': {
    fr: 'En vigueur immédiatement, partout où le site tourne.',
  },
  'Find a setting': { fr: 'Trouver un réglage' },
  'Type what it is called': { fr: 'Saisissez son nom' },
  'No setting is called so': { fr: 'Aucun réglage ne porte ce nom' },
  'Settings as a file': { fr: 'Réglages sous forme de fichier' },
  'Export without secrets': { fr: 'Exporter sans les secrets' },
  'Import a file': { fr: 'Importer un fichier' },
  'This is no file of settings.': { fr: 'Ce n’est pas un fichier de réglages.' },
  'This file is too large for settings.': {
    fr: 'Ce fichier est trop grand pour des réglages.',
  },
  '[one Change 1 setting?|other Change :count settings?]': {
    fr: '[one Modifier 1 réglage ?|other Modifier :count réglages ?]',
  },
  'They are in force at once. The history takes each of them back.': {
    fr: 'Ils sont en vigueur immédiatement. L’historique permet de revenir sur chacun.',
  },
  'Change them': { fr: 'Les modifier' },
  '[one 1 setting of the file is not known here, and is passed over|other :count settings of the file are not known here, and are passed over]':
    {
      fr: '[one 1 réglage du fichier est inconnu ici et sera ignoré|other :count réglages du fichier sont inconnus ici et seront ignorés]',
    },
  'The file says what is set here already.': {
    fr: 'Le fichier correspond déjà aux réglages de ce site.',
  },
  '[one 1 setting changed|other :count settings changed]': {
    fr: '[one 1 réglage modifié|other :count réglages modifiés]',
  },
  'Set by :variable in the environment of the server.': {
    fr: 'Défini par :variable dans l’environnement du serveur.',
  },
  'The environment of the server decides these, which are passed over: :names': {
    fr: 'L’environnement du serveur décide de ceux-ci, qui sont ignorés : :names',
  },
  'Somebody changed settings in the meantime: this is what the file would change now.': {
    fr: 'Quelqu’un a modifié des réglages entre-temps : voici ce que le fichier changerait maintenant.',
  },
  'This setting is not known here.': { fr: 'Ce réglage est inconnu ici.' },
  'Stored, and not shown': { fr: 'Enregistré, non affiché' },
  'Nothing is stored': { fr: 'Rien d’enregistré' },
  'Forget it': { fr: 'L’oublier' },
  'Keep it': { fr: 'Le garder' },
  Discard: { fr: 'Abandonner' },
  'Back to the default': { fr: 'Revenir à la valeur par défaut' },
  'Back to the default: :name': { fr: 'Revenir à la valeur par défaut : :name' },
  'Move up': { fr: 'Monter' },
  'Move down': { fr: 'Descendre' },
})
