import { defineLines } from '../../core/lines.ts'

export const authLines = defineLines({
  Continue: { fr: 'Continuer' },
  Email: { fr: 'Adresse e-mail' },
  Password: { fr: 'Mot de passe' },
  'Show the password': { fr: 'Afficher le mot de passe' },
  'Confirm password': { fr: 'Confirmez le mot de passe' },
  Username: { fr: 'Nom d’utilisateur' },
  'Stay signed in for a month': { fr: 'Rester connecté pendant un mois' },
  'Sign in to your account': { fr: 'Connectez-vous à votre compte' },
  "Don't have an account? Sign up.": {
    en: 'Don’t have an account? Sign up.',
    fr: 'Pas encore de compte ? Inscrivez-vous.',
  },
  'Create account': { fr: 'Créer le compte' },
  'Create a new account': { fr: 'Créez un compte' },
  "First, let's create your account": { fr: 'D’abord, créons votre compte' },
  'To join your team on :siteName, create an account': {
    fr: 'Pour rejoindre votre équipe sur :siteName, créez un compte',
  },
  'To join your team on :siteName, log in to your account': {
    fr: 'Pour rejoindre votre équipe sur :siteName, connectez-vous',
  },
  'Already have an account? Sign in.': { fr: 'Vous avez déjà un compte ? Connectez-vous.' },
  'I accept the :name': { fr: 'J’accepte : :name' },
  'Read the :name': { fr: 'Lire : :name' },
  'Could not verify you are human.': { fr: 'Nous n’avons pas pu vérifier que vous êtes humain.' },
  'At least 8 characters, and not one that everybody would guess.': {
    fr: 'Au moins 8 caractères, et pas un que tout le monde devinerait.',
  },
  'Letters, digits, dots, dashes and underscores.': {
    fr: 'Lettres, chiffres, points, tirets et tirets bas.',
  },
  'This account belongs to a demonstration that is not shown here.': {
    fr: 'Ce compte appartient à une démonstration qui n’est pas montrée ici.',
  },
  'Demo: choose an account': { fr: 'Démo : choisissez un compte' },
  'Every demo account has the same password, already filled in.': {
    fr: 'Tous les comptes de démo ont le même mot de passe, déjà saisi.',
  },
  'Confirm your password': { fr: 'Confirmez votre mot de passe' },
  'For your security, please confirm your password to continue.': {
    fr: 'Pour votre sécurité, confirmez votre mot de passe pour continuer.',
  },
  Confirm: { fr: 'Confirmer' },
  Logout: { fr: 'Se déconnecter' },
  'Your account is suspended': { fr: 'Votre compte est suspendu' },
  'Please get in touch with the people who run this site if you think this is a mistake.': {
    fr: 'Si vous pensez qu’il s’agit d’une erreur, contactez les responsables du site.',
  },
  'Verify your email address': { fr: 'Vérifiez votre adresse e-mail' },
  "Can't logout while in appearance editor.": {
    fr: 'Impossible de se déconnecter depuis l’éditeur d’apparence.',
  },

  'Please enter an email address.': { fr: 'Saisissez une adresse e-mail.' },
  'Please enter a valid email address.': { fr: 'Saisissez une adresse e-mail valide.' },
  'This email address is too long.': { fr: 'Cette adresse e-mail est trop longue.' },
  'Please enter a password.': { fr: 'Saisissez un mot de passe.' },
  'This password is too long.': { fr: 'Ce mot de passe est trop long.' },
  'The password must have at least 8 characters.': {
    fr: 'Le mot de passe doit avoir au moins 8 caractères.',
  },
  'This password is too easy to guess.': { fr: 'Ce mot de passe est trop facile à deviner.' },
  'This password is not right.': { fr: 'Ce mot de passe n’est pas le bon.' },
  'Please confirm the password.': { fr: 'Confirmez le mot de passe.' },
  'The two passwords do not match.': { fr: 'Les deux mots de passe sont différents.' },
  'Please accept this to continue.': { fr: 'Acceptez ceci pour continuer.' },
  'This email address and this password do not belong together.': {
    fr: 'Cette adresse e-mail et ce mot de passe ne vont pas ensemble.',
  },
  'Registration is closed.': { fr: 'Les inscriptions sont fermées.' },
  'This account is suspended.': { fr: 'Ce compte est suspendu.' },
  'Please verify your email address to continue.': {
    fr: 'Vérifiez votre adresse e-mail pour continuer.',
  },
})

/** Names of fields that have no label of the same words. */
export const authFieldLines = defineLines({
  'Invite id': { en: 'Invitation', fr: 'Invitation' },
})
