import { defineLines } from '../lines.ts'

export const richTextLines = defineLines({
  'This text is too long. Please shorten it or split it in two.': {
    fr: 'Ce texte est trop long. Raccourcissez-le ou coupez-le en deux.',
  },
  Table: { fr: 'Tableau' },
  'Film at :name': { fr: 'Film chez :name' },
})
