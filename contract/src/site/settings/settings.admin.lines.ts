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
      fr: '[one :count réglage du fichier est inconnu ici et sera ignoré|other :count réglages du fichier sont inconnus ici et seront ignorés]',
    },
  'The file says what is set here already.': {
    fr: 'Le fichier correspond déjà aux réglages de ce site.',
  },
  '[one 1 value of the file will not do|other :count values of the file will not do]': {
    fr: '[one :count valeur du fichier ne convient pas|other :count valeurs du fichier ne conviennent pas]',
  },
  'Nothing is changed: put this right in the file, and import it again.': {
    fr: 'Rien n’est modifié : corrigez ceci dans le fichier, puis importez-le à nouveau.',
  },
  '[one 1 setting changed|other :count settings changed]': {
    fr: '[one :count réglage modifié|other :count réglages modifiés]',
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
  'Another change is being tried out: keep it or take it back first.': {
    fr: 'Une autre modification est à l’essai : gardez-la ou annulez-la d’abord.',
  },
  'No change is being tried out any more: it was kept or taken back.': {
    fr: 'Plus aucune modification n’est à l’essai : elle a été gardée ou annulée.',
  },
  'Open the site at :address: only from there it can be kept.': {
    fr: 'Ouvrez le site à l’adresse :address : on ne peut la garder que de là.',
  },
  'On trial: :names': { fr: 'À l’essai : :names' },
  '[one Taken back by itself in 1 second unless you keep it.|other Taken back by itself in :count seconds unless you keep it.]':
    {
      fr: '[one Annulé tout seul dans 1 seconde si vous ne le gardez pas.|other Annulé tout seul dans :count secondes si vous ne le gardez pas.]',
    },
  'See whether the site still works as it should, in another window too.': {
    fr: 'Vérifiez que le site fonctionne encore comme il le devrait, aussi dans une autre fenêtre.',
  },
  'Open :address, log in there, and keep it on this page.': {
    fr: 'Ouvrez :address, connectez-vous-y et gardez-la sur cette page.',
  },
  'Open :address': { fr: 'Ouvrir :address' },
  Keep: { fr: 'Garder' },
  'Take back': { fr: 'Annuler' },
  'Kept for good': { fr: 'Gardé définitivement' },
  'Everything is as it was before': { fr: 'Tout est comme avant' },
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
  'Row :number': { fr: 'Ligne :number' },
})
