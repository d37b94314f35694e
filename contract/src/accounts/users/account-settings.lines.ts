import { defineLines } from '../../core/lines.ts'

/** The page of the account settings, and its panels about the account itself. */
export const accountSettingsLines = defineLines({
  'Account settings': { fr: 'Paramètres du compte' },
  'Account details': { fr: 'Détails du compte' },
  'What others see of you, and where you are.': {
    fr: 'Ce que les autres voient de vous, et où vous êtes.',
  },
  'Choose a username': { fr: 'Choisissez un nom d’utilisateur' },
  'This account was opened with your address before you showed that it is yours. You can choose its username once.':
    {
      fr: 'Ce compte a été ouvert avec votre adresse avant que vous ne montriez qu’elle est la vôtre. Vous pouvez choisir son nom d’utilisateur une fois.',
    },
  'Use this username': { fr: 'Utiliser ce nom d’utilisateur' },
  'Your username is now :username': { fr: 'Votre nom d’utilisateur est désormais :username' },
  'First name': { fr: 'Prénom' },
  'Last name': { fr: 'Nom de famille' },
  'Time zone': { fr: 'Fuseau horaire' },
  'Choose a country': { fr: 'Choisissez un pays' },
  'Choose a time zone': { fr: 'Choisissez un fuseau horaire' },
  'Updated account details': { fr: 'Détails du compte mis à jour' },
  'Location and language': { fr: 'Lieu et langue' },
  'How the site speaks to you, and how it writes dates and times.': {
    fr: 'Dans quelle langue le site vous parle, et comment il écrit les dates et les heures.',
  },
  Date: { fr: 'Date' },
  Time: { fr: 'Heure' },
  'This device is in another time zone: :timezone.': {
    fr: 'Cet appareil est dans un autre fuseau horaire : :timezone.',
  },
  'Use it': { fr: 'L’utiliser' },
  Africa: { fr: 'Afrique' },
  America: { fr: 'Amérique' },
  Antarctica: { fr: 'Antarctique' },
  Arctic: { fr: 'Arctique' },
  Asia: { fr: 'Asie' },
  Atlantic: { fr: 'Atlantique' },
  Australia: { fr: 'Australie' },
  Indian: { en: 'Indian Ocean', fr: 'Océan Indien' },
  Pacific: { fr: 'Pacifique' },
  'Please use lower-case letters, digits and dashes.': {
    fr: 'Veuillez utiliser des lettres minuscules, des chiffres et des tirets.',
  },
  'Please enter a title.': { fr: 'Veuillez saisir un titre.' },
  'Every panel needs an id of its own.': { fr: 'Chaque panneau a besoin d’un identifiant propre.' },
})
