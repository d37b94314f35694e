import { defineLines } from '../../core/lines.ts'

export const favouriteLines = defineLines({
  Favourites: { fr: 'Favoris' },
  'Choose favourites': { fr: 'Choisir des favoris' },
  'Edit favourites': { fr: 'Modifier les favoris' },
  'Favourites saved': { fr: 'Favoris enregistrés' },
  'Up to four titles that your profile shows first.': {
    fr: 'Jusqu’à quatre titres que votre profil montre en premier.',
  },
  'Four are chosen. Take one out to choose another.': {
    fr: 'Quatre titres sont choisis. Retirez-en un pour en choisir un autre.',
  },
  '“:name” is number :place now': { fr: '« :name » est maintenant en position :place' },
})

/** Names of fields that have no label of the same words. */
export const favouriteFieldLines = defineLines({
  'Title ids': { en: 'Titles', fr: 'Titres' },
})
