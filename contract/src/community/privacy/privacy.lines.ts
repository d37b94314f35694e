import { defineLines } from '../../core/lines.ts'

export const privacyLines = defineLines({
  Privacy: { fr: 'Confidentialité' },
  'Who sees what of you on your profile. What you write on the pages of titles and lists stays there.':
    {
      fr: 'Qui voit quoi de vous sur votre profil. Ce que vous écrivez sur les pages des titres et des listes y reste.',
    },
  Lists: { fr: 'Listes' },
  Ratings: { fr: 'Notes' },
  Follows: { fr: 'Abonnements' },
  Everyone: { fr: 'Tout le monde' },
  'All members': { fr: 'Tous les membres' },
  'Only me': { fr: 'Moi seulement' },
  'Privacy saved': { fr: 'Confidentialité enregistrée' },
})
