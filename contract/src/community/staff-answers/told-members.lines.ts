import { defineLines } from '../../core/lines.ts'

/** What members are told of what they wrote. */
export const toldMemberLines = defineLines({
  'Your comments and reviews': { fr: 'Vos commentaires et critiques' },
  'A moderator deleted a comment or a review of yours, or put it back': {
    fr: 'Un modérateur a supprimé ou rétabli un de vos commentaires ou une de vos critiques',
  },
  'A moderator deleted your comment “:words”': {
    fr: 'Un modérateur a supprimé votre commentaire « :words »',
  },
  'Your comment “:words” is back': { fr: 'Votre commentaire « :words » est rétabli' },
  'A moderator deleted your review of “:title”': {
    fr: 'Un modérateur a supprimé votre critique de « :title »',
  },
  'Your review of “:title” is back': { fr: 'Votre critique de « :title » est rétablie' },
  'Please say why: the member reads it.': { fr: 'Veuillez dire pourquoi : le membre le lira.' },
})
