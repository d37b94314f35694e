import { defineLines } from '../../core/lines.ts'

export const twoFactorLines = defineLines({
  'Two factor authentication': { fr: 'Authentification à deux facteurs' },
  'Two factor authentication has been disabled.': {
    fr: 'L’authentification à deux facteurs a été désactivée.',
  },
  'Two factor authentication has been enabled.': {
    fr: 'L’authentification à deux facteurs a été activée.',
  },
  'Besides your password, a code from your phone is asked for when you log in. A stolen password alone opens nothing.':
    {
      fr: 'En plus de votre mot de passe, un code de votre téléphone est demandé à la connexion. Un mot de passe volé ne suffit plus.',
    },
  Enable: { fr: 'Activer' },
  Disable: { fr: 'Désactiver' },
  On: { fr: 'Activée' },
  Off: { fr: 'Désactivée' },
  'Not finished': { fr: 'À terminer' },
  'Scan this picture with an authenticator app, then enter the code that it shows.': {
    fr: 'Scannez cette image avec une application d’authentification, puis saisissez le code qu’elle affiche.',
  },
  'QR code for the authenticator app': { fr: 'QR code pour l’application d’authentification' },
  'Cannot scan it? Enter this key instead.': {
    fr: 'Impossible de le scanner ? Saisissez cette clé.',
  },
  'Copy the key': { fr: 'Copier la clé' },
  'Copying did not work. Please select the text and copy it yourself.': {
    fr: 'La copie n’a pas marché. Sélectionnez le texte et copiez-le vous-même.',
  },
  'Code from the app': { fr: 'Code de l’application' },
  '6 digits; a new code every 30 seconds.': {
    fr: '6 chiffres ; un nouveau code toutes les 30 secondes.',
  },
  'Recovery codes': { fr: 'Codes de récupération' },
  'Keep these codes in a safe place. Each of them lets you in once when you do not have your phone.':
    {
      fr: 'Gardez ces codes en lieu sûr. Chacun vous permet d’entrer une fois quand vous n’avez pas votre téléphone.',
    },
  '[one 1 recovery code left|other :count recovery codes left]': {
    fr: '[one 1 code de récupération restant|other :count codes de récupération restants]',
  },
  'Show recovery codes': { fr: 'Afficher les codes de récupération' },
  'Hide recovery codes': { fr: 'Masquer les codes de récupération' },
  'Make new codes': { fr: 'Créer de nouveaux codes' },
  'Make new recovery codes?': { fr: 'Créer de nouveaux codes de récupération ?' },
  'The codes you have now stop working.': { fr: 'Les codes que vous avez ne marcheront plus.' },
  'Your new recovery codes are ready.': { fr: 'Vos nouveaux codes de récupération sont prêts.' },
  'Copy the codes': { fr: 'Copier les codes' },
  'Download the codes': { fr: 'Télécharger les codes' },
  'Recovery codes of :siteName': { fr: 'Codes de récupération de :siteName' },
  'Disable two factor authentication?': { fr: 'Désactiver l’authentification à deux facteurs ?' },
  'Your password alone will be enough to log in. Your recovery codes stop working.': {
    fr: 'Votre mot de passe suffira pour vous connecter. Vos codes de récupération ne marcheront plus.',
  },
  'Two factor authentication is already enabled.': {
    fr: 'L’authentification à deux facteurs est déjà activée.',
  },

  'Enter your code': { fr: 'Saisissez votre code' },
  'Open your authenticator app and enter the code that it shows.': {
    fr: 'Ouvrez votre application d’authentification et saisissez le code qu’elle affiche.',
  },
  'Enter one of your recovery codes. It works only once.': {
    fr: 'Saisissez l’un de vos codes de récupération. Il ne marche qu’une fois.',
  },
  Code: { fr: 'Code' },
  'Recovery code': { fr: 'Code de récupération' },
  'Use a recovery code instead': { fr: 'Utiliser plutôt un code de récupération' },
  'Use the code of your app instead': { fr: 'Utiliser plutôt le code de votre application' },
  'Back to the login': { fr: 'Retour à la connexion' },
  'This login is over. Please log in again.': {
    fr: 'Cette connexion a expiré. Connectez-vous de nouveau.',
  },

  'Please enter the code.': { fr: 'Saisissez le code.' },
  'Please enter a recovery code.': { fr: 'Saisissez un code de récupération.' },
  'The code must have exactly 6 characters.': { fr: 'Le code doit avoir exactement 6 caractères.' },
  'The recovery code must have exactly 21 characters.': {
    fr: 'Le code de récupération doit avoir exactement 21 caractères.',
  },
  'This code is not right.': { fr: 'Ce code n’est pas le bon.' },
  'This recovery code is not right.': { fr: 'Ce code de récupération n’est pas le bon.' },
})
