import { defineLines } from '../../core/lines.ts'

export const giftLines = defineLines({
  'Do you have a gift code?': { fr: 'Vous avez un code cadeau ?' },
  'Gift code': { fr: 'Code cadeau' },
  'Log in to use it': { fr: 'Se connecter pour l’utiliser' },
  'Use the code': { fr: 'Utiliser le code' },
  'Please enter a code.': { fr: 'Saisissez un code.' },
  'There is no such code, or it was used, withdrawn or is too old.': {
    fr: 'Ce code n’existe pas, ou il a été utilisé, retiré, ou il est périmé.',
  },
  'A gift ends with its period.': { fr: 'Un cadeau prend fin avec sa période.' },
  Gift: { fr: 'Cadeau' },
  ':plan is yours until :date': { fr: ':plan est à vous jusqu’au :date' },
})
