import { defineLines } from './lines.ts'

/** What every form says. */
export const formLines = defineLines({
  Leave: { fr: 'Quitter' },
  Stay: { fr: 'Rester' },
  'Leave without saving?': { fr: 'Quitter sans enregistrer ?' },
  'Your changes will be lost.': { fr: 'Vos modifications seront perdues.' },
})
