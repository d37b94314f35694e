import { defineLines } from '../../core/lines.ts'

export const seoLines = defineLines({
  'There is a placeholder here that is not known.': {
    fr: 'Il y a ici un paramètre qui n’est pas connu.',
  },
})
