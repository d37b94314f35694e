import { defineLines } from '../../core/lines.ts'

export const watchLines = defineLines({
  Captions: { fr: 'Sous-titres' },
  'Please choose a language.': { fr: 'Choisissez une langue.' },
  'There are no captions in this file.': { fr: 'Ce fichier ne contient pas de sous-titres.' },
  'This video has as many captions as it can have.': {
    fr: 'Cette vidéo a déjà autant de sous-titres qu’elle peut en avoir.',
  },
})
