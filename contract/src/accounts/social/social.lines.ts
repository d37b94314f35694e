import { defineLines } from '../../core/lines.ts'

export const socialLines = defineLines({
  'Social login': { fr: 'Connexion par un autre service' },
  'Log in with an account that you have elsewhere. We learn your name and your email address, and can do nothing there.':
    {
      fr: 'Connectez-vous avec un compte que vous avez ailleurs. Nous apprenons votre nom et votre adresse e-mail, et ne pouvons rien y faire.',
    },
  'Sign in with :service': { fr: 'Se connecter avec :service' },
  'Or with an account you have elsewhere': { fr: 'Ou avec un compte que vous avez ailleurs' },
  'Enabled :service account': { fr: 'Compte :service connecté' },
  'Disabled :service account': { fr: 'Compte :service déconnecté' },
  'Connect :service': { fr: 'Connecter :service' },
  'Disconnect :service': { fr: 'Déconnecter :service' },
  Connect: { fr: 'Connecter' },
  Disconnect: { fr: 'Déconnecter' },
  'Connected as :name': { fr: 'Connecté en tant que :name' },
  'Not connected': { fr: 'Non connecté' },
  'An error occurred. Please try again later': {
    fr: 'Une erreur s’est produite. Réessayez plus tard',
  },
  'Your browser did not open the window. Please allow pop-ups for this site.': {
    fr: 'Votre navigateur n’a pas ouvert la fenêtre. Autorisez les fenêtres pop-up pour ce site.',
  },
  'You have an account already': { fr: 'Vous avez déjà un compte' },
  'There is an account with the email address of your :service account. Enter its password to connect the two; afterwards you can log in either way.':
    {
      fr: 'Un compte existe avec l’adresse e-mail de votre compte :service. Saisissez son mot de passe pour relier les deux ; vous pourrez ensuite vous connecter des deux façons.',
    },
  'Connect and log in': { fr: 'Relier et se connecter' },

  'Create an account with :service': { fr: 'Créer un compte avec :service' },
  'This is what :service told us of you. If you give up, we forget it.': {
    fr: 'Voici ce que :service nous a dit de vous. Si vous renoncez, nous l’oublions.',
  },
  'This is not what I want': { fr: 'Ce n’est pas ce que je veux' },
  'No account was created': { fr: 'Aucun compte n’a été créé' },

  'You can close this window.': { fr: 'Vous pouvez fermer cette fenêtre.' },
  'Logging in with :service is not offered.': {
    fr: 'La connexion avec :service n’est pas proposée.',
  },
  ':service did not confirm who you are.': { fr: ':service n’a pas confirmé votre identité.' },
  'The login with :service was cancelled.': { fr: 'La connexion avec :service a été annulée.' },
  'This login took too long or was answered already. Please start again.': {
    fr: 'Cette connexion a pris trop de temps ou a déjà abouti. Recommencez.',
  },
  'Your :service account is connected to another account here.': {
    fr: 'Votre compte :service est déjà relié à un autre compte ici.',
  },
  'Another :service account is connected already. Disconnect it first.': {
    fr: 'Un autre compte :service est déjà relié. Déconnectez-le d’abord.',
  },
  ':service told us no email address. Create an account here first, then connect :service in its settings.':
    {
      fr: ':service ne nous a communiqué aucune adresse e-mail. Créez d’abord un compte ici, puis reliez :service dans ses paramètres.',
    },
  'There is an account with this email address, and :service does not know whether the address is yours. Log in the other way, then connect :service in the settings.':
    {
      fr: 'Un compte existe avec cette adresse e-mail, et :service ne sait pas si elle est à vous. Connectez-vous autrement, puis reliez :service dans les paramètres.',
    },
  'There is an account with this email address, which has no password. Log in as you did before, then connect :service in the settings.':
    {
      fr: 'Un compte existe avec cette adresse e-mail, mais sans mot de passe. Connectez-vous comme avant, puis reliez :service dans les paramètres.',
    },
  'You could no longer log in without this service. Set a password first.': {
    fr: 'Sans ce service, vous ne pourriez plus vous connecter. Choisissez d’abord un mot de passe.',
  },
})
