import { defineLines } from '../../core/lines.ts'

export const ownDataLines = defineLines({
  'Delete account': { fr: 'Supprimer le compte' },
  'Take your data with you, or leave for good.': {
    fr: 'Emportez vos données, ou partez pour de bon.',
  },
  'Download my data': { fr: 'Télécharger mes données' },
  'A file with your profile, contributions, notifications and sessions.': {
    fr: 'Un fichier avec votre profil, vos contributions, vos notifications et vos sessions.',
  },
  'Deleted at once, for good: your profile and picture, reviews, lists and votes, sessions, access tokens, passkeys, notifications and settings.':
    {
      fr: 'Supprimés aussitôt et pour de bon : votre profil et votre image, vos critiques, listes et votes, vos sessions, jetons d’accès, clés d’accès, notifications et réglages.',
    },
  'Kept without your name: links, files and comments that you shared, because others use them. Delete them before, if you do not want that.':
    {
      fr: 'Conservés sans votre nom : les liens, fichiers et commentaires que vous avez partagés, car d’autres les utilisent. Supprimez-les avant si vous ne le souhaitez pas.',
    },
  'Delete my account': { fr: 'Supprimer mon compte' },
  'Type :username to confirm': { fr: 'Saisissez :username pour confirmer' },
  'This cannot be undone.': { fr: 'C’est irréversible.' },
  'Account deleted': { fr: 'Compte supprimé' },
  'The last administrator cannot be deleted. Make somebody else an administrator first.': {
    fr: 'Le dernier administrateur ne peut pas être supprimé. Nommez d’abord un autre administrateur.',
  },
  'Your own account is deleted in your account settings.': {
    fr: 'Votre propre compte se supprime dans les paramètres du compte.',
  },
  'Your account at :site was deleted': { fr: 'Votre compte sur :site a été supprimé' },
  'The account :username and what belonged to it is gone. Thank you for having been with us.': {
    fr: 'Le compte :username et ce qui lui appartenait n’existe plus. Merci d’avoir été des nôtres.',
  },
})

/** Names of fields that have no label of the same words. */
export const ownDataFieldLines = defineLines({
  'Delete current user': { en: 'Delete the own account', fr: 'Supprimer son compte' },
})
