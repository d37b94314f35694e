import { defineLines } from '../../core/lines.ts'

export const authorLines = defineLines({
  'Deleted account': { fr: 'Compte supprimé' },
})
