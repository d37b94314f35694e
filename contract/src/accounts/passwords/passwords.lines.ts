import { defineLines } from '../../core/lines.ts'

export const passwordLines = defineLines({
  'Forgot your password?': { fr: 'Mot de passe oublié ?' },
  'Reset your password': { fr: 'Réinitialisez votre mot de passe' },
  'Enter the email address of your account, and we will send you a link to choose a new password.':
    {
      fr: 'Saisissez l’adresse e-mail de votre compte : nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    },
  'Send the link': { fr: 'Envoyer le lien' },
  'Back to the login': { fr: 'Retour à la connexion' },
  'Check your mail': { fr: 'Consultez votre messagerie' },
  'If there is an account with this email address, we have just sent a link to it.': {
    fr: 'S’il existe un compte avec cette adresse e-mail, nous venons de lui envoyer un lien.',
  },
  'The link works once, for one hour. Nothing there? Look among the unwanted mails, or try again in a few minutes.':
    {
      fr: 'Le lien fonctionne une seule fois, pendant une heure. Rien reçu ? Regardez dans les indésirables, ou réessayez dans quelques minutes.',
    },
  'Send me another link': { fr: 'M’envoyer un autre lien' },
  'Choose a new password': { fr: 'Choisissez un nouveau mot de passe' },
  'Every device will have to log in again.': { fr: 'Tous les appareils devront se reconnecter.' },
  'Reset password': { fr: 'Réinitialiser le mot de passe' },
  'Your password has been reset!': { fr: 'Votre mot de passe a été réinitialisé !' },
  'This link does not belong to this address, was used already, or is too old. Please ask for a new one.':
    {
      fr: 'Ce lien ne correspond pas à cette adresse, a déjà servi ou est trop ancien. Demandez-en un nouveau.',
    },
  'A password that only this site knows. Changing it logs your other devices out.': {
    fr: 'Un mot de passe que seul ce site connaît. Le changer déconnecte vos autres appareils.',
  },
  'Set a password': { fr: 'Définir un mot de passe' },
  'Password set': { fr: 'Mot de passe défini' },
  'This account has a password already.': { fr: 'Ce compte a déjà un mot de passe.' },
  'You log in with another service, and this account has no password yet. With one, you can log in without that service too.':
    {
      fr: 'Vous vous connectez avec un autre service, et ce compte n’a pas encore de mot de passe. Avec un mot de passe, vous pourrez aussi vous connecter sans ce service.',
    },
  'Please log in again': { fr: 'Veuillez vous reconnecter' },
  'This account has no password to confirm with. For your security, log in again with your service, and come back here.':
    {
      fr: 'Ce compte n’a pas de mot de passe pour confirmer. Pour votre sécurité, reconnectez-vous avec votre service, puis revenez ici.',
    },
  'Log in again': { fr: 'Se reconnecter' },
  '[one 1 other device will have to log in again.|other :count other devices will have to log in again.]':
    {
      fr: '[one 1 autre appareil devra se reconnecter.|other :count autres appareils devront se reconnecter.]',
    },
  'Current password': { fr: 'Mot de passe actuel' },
  'New password': { fr: 'Nouveau mot de passe' },
  'Confirm the new password': { fr: 'Confirmez le nouveau mot de passe' },
  'Also end access tokens and linked services': {
    fr: 'Mettre fin aussi aux jetons d’accès et aux services liés',
  },
  'Choose it where somebody else may have known your password.': {
    fr: 'À choisir si quelqu’un d’autre a pu connaître votre mot de passe.',
  },
  'Somebody logged in with a recovery code: so they end with the old password.': {
    fr: 'Quelqu’un s’est connecté avec un code de secours : ils prennent donc fin avec l’ancien mot de passe.',
  },
  'Change password': { fr: 'Changer le mot de passe' },
  'Password changed': { fr: 'Mot de passe modifié' },
  'The new password is the same as the old one.': {
    fr: 'Le nouveau mot de passe est le même que l’ancien.',
  },

  'Choose a new password for :site': { fr: 'Choisissez un nouveau mot de passe pour :site' },
  'Somebody, probably you, asked for a new password for your account :username.': {
    fr: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte :username.',
  },
  'The link works once, for one hour.': {
    fr: 'Le lien fonctionne une seule fois, pendant une heure.',
  },
  'You did not ask for it? Then do nothing: your password stays as it is.': {
    fr: 'Ce n’était pas vous ? Ne faites rien : votre mot de passe reste inchangé.',
  },
  'Your password for :site was changed': { fr: 'Votre mot de passe pour :site a été modifié' },
  'The password of your account :username was changed just now, and other devices were logged out.':
    {
      fr: 'Le mot de passe de votre compte :username vient d’être modifié, et les autres appareils ont été déconnectés.',
    },
  'Access tokens were deleted, and linked services open the account no more until you link them again.':
    {
      fr: 'Les jetons d’accès ont été supprimés, et les services liés n’ouvrent plus le compte tant que vous ne les liez pas à nouveau.',
    },
  'Nobody had shown before that this address is theirs. So what was set until now is gone: second factor, passkeys, access tokens, linked services, name and picture.':
    {
      fr: 'Personne n’avait encore montré que cette adresse est la sienne. Ce qui était réglé jusqu’ici a donc disparu : double authentification, clés d’accès, jetons d’accès, services liés, nom et image.',
    },
  'You did not choose the username yourself? Then choose another one in your account settings.': {
    fr: 'Vous n’avez pas choisi vous-même le nom d’utilisateur ? Choisissez-en un autre dans les paramètres de votre compte.',
  },
  'It was not you? Then choose a new password at once.': {
    fr: 'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe.',
  },
  'Too many wrong passwords for your account': {
    fr: 'Trop de mots de passe erronés pour votre compte',
  },
  'Somebody tried to log in to your account :username too often with a wrong password. Logging in is closed for a quarter of an hour.':
    {
      fr: 'Quelqu’un a essayé trop souvent de se connecter à votre compte :username avec un mauvais mot de passe. La connexion est fermée pendant un quart d’heure.',
    },
  'It was you? Then wait, or choose a new password. It was not? Then your password held; choose a longer one if you use it elsewhere.':
    {
      fr: 'C’était vous ? Patientez, ou choisissez un nouveau mot de passe. Ce n’était pas vous ? Votre mot de passe a tenu ; choisissez-en un plus long si vous l’utilisez ailleurs.',
    },
})

/** Names of fields that have no label of the same words. */
export const passwordFieldLines = defineLines({
  'End other access': { fr: 'Fermer les autres accès' },
})
