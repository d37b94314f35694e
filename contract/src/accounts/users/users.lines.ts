import { defineLines } from '../../core/lines.ts'

export const userLines = defineLines({
  Admin: { fr: 'Admin' },
  MODO: { fr: 'MODO' },
  Uploader: { fr: 'Uploader' },
  Team: { fr: 'Équipe' },
  PREMIUM: { fr: 'PREMIUM' },
  User: { fr: 'Membre' },
  'Member since :date': { fr: 'Membre depuis le :date' },
  'This is you': { fr: 'C’est vous' },
  '[one 1 link shared|other :count links shared]': {
    fr: '[one 1 lien partagé|other :count liens partagés]',
  },
  'Please enter a username.': { fr: 'Saisissez un nom d’utilisateur.' },
  'The username must have at least 3 characters.': {
    fr: 'Le nom d’utilisateur doit avoir au moins 3 caractères.',
  },
  'The username may have at most 32 characters.': {
    fr: 'Le nom d’utilisateur ne peut pas dépasser 32 caractères.',
  },
  'The username may only have letters, digits, dots, dashes and underscores.': {
    fr: 'Le nom d’utilisateur ne peut contenir que des lettres, chiffres, points, tirets et tirets bas.',
  },
  'Your username cannot be changed.': {
    fr: 'Votre nom d’utilisateur ne peut pas être modifié.',
  },
  'This username is already taken.': { fr: 'Ce nom d’utilisateur est déjà pris.' },
  'Please choose a language of the list.': { fr: 'Choisissez une langue de la liste.' },
  'Please choose a country of the list.': { fr: 'Choisissez un pays de la liste.' },
  'Please choose a time zone of the list.': { fr: 'Choisissez un fuseau horaire de la liste.' },
  'There is already an account with this email address.': {
    fr: 'Il y a déjà un compte avec cette adresse e-mail.',
  },
})

/** Names of fields that have no label of the same words. */
export const userFieldLines = defineLines({
  Locale: { en: 'Language', fr: 'Langue' },
  'More info': { en: 'Preferences', fr: 'Préférences' },
  Timezone: { en: 'Time zone', fr: 'Fuseau horaire' },
})
