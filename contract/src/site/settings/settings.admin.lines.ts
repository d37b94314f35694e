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
