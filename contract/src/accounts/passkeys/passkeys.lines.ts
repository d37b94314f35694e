import { defineLines } from '../../core/lines.ts'

export const passkeyLines = defineLines({
  Passkeys: { fr: 'Clés d’accès' },
  'Log in with the lock of your device – a finger, your face or a PIN – instead of your password. It cannot be guessed or stolen by a fake site.':
    {
      fr: 'Connectez-vous avec le verrouillage de votre appareil – doigt, visage ou code – au lieu du mot de passe. Un faux site ne peut pas vous le voler.',
    },
  'Add a passkey': { fr: 'Ajouter une clé d’accès' },
  'Name of the new passkey': { fr: 'Nom de la nouvelle clé d’accès' },
  'So that you know it again, such as the name of your phone.': {
    fr: 'Pour la reconnaître, par exemple le nom de votre téléphone.',
  },
  'You have no passkeys yet.': { fr: 'Vous n’avez pas encore de clé d’accès.' },
  'Added :date': { fr: 'Ajoutée :date' },
  'Last used :date': { fr: 'Utilisée :date' },
  'Never used': { fr: 'Jamais utilisée' },
  'Rename the passkey :name': { fr: 'Renommer la clé d’accès :name' },
  'Delete the passkey :name': { fr: 'Supprimer la clé d’accès :name' },
  'Rename passkey': { fr: 'Renommer la clé d’accès' },
  'Delete the passkey “:name”?': { fr: 'Supprimer la clé d’accès « :name » ?' },
  'It no longer opens your account. Remove it from your device too.': {
    fr: 'Elle n’ouvrira plus votre compte. Supprimez-la aussi de votre appareil.',
  },
  'Delete passkey': { fr: 'Supprimer la clé d’accès' },
  'Passkey added': { fr: 'Clé d’accès ajoutée' },
  'Passkey renamed': { fr: 'Clé d’accès renommée' },
  'Passkey deleted': { fr: 'Clé d’accès supprimée' },
  'Log in with a passkey': { fr: 'Utiliser une clé d’accès' },
  'This browser cannot use passkeys on this site.': {
    fr: 'Ce navigateur ne peut pas utiliser de clé d’accès sur ce site.',
  },
  'No passkey was used.': { fr: 'Aucune clé d’accès n’a été utilisée.' },
  'This device has a passkey for your account already.': {
    fr: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  },

  'Please enter a name for the passkey.': { fr: 'Saisissez un nom pour la clé d’accès.' },
  'You have reached the greatest number of passkeys. Delete one first.': {
    fr: 'Vous avez atteint le nombre maximal de clés d’accès. Supprimez-en une d’abord.',
  },
  'This passkey was not accepted. Please try again.': {
    fr: 'Cette clé d’accès n’a pas été acceptée. Réessayez.',
  },
  'This passkey opens no account here.': { fr: 'Cette clé d’accès n’ouvre aucun compte ici.' },
  'Passkeys need a site with a domain name.': {
    fr: 'Les clés d’accès ont besoin d’un site avec un nom de domaine.',
  },
})

/** Names of fields that have no label of the same words. */
export const passkeyFieldLines = defineLines({
  Credential: { en: 'Passkey', fr: 'Clé d’accès' },
})
