import { defineLines } from './lines.ts'

/** What is said where somebody else was faster. */
export const conflictLines = defineLines({
  'Somebody changed this in the meantime': {
    fr: 'Quelqu’un a modifié ceci entre-temps',
  },
  'Somebody changed this in the meantime. Nothing was changed.': {
    fr: 'Quelqu’un a modifié ceci entre-temps. Rien n’a été changé.',
  },
  'Nothing was saved. Look at what changed, then decide again.': {
    fr: 'Rien n’a été enregistré. Regardez ce qui a changé, puis décidez de nouveau.',
  },
  'Some of these no longer exist. Nothing was changed.': {
    fr: 'Certains de ces éléments n’existent plus. Rien n’a été changé.',
  },
  'Look again': { fr: 'Regarder de nouveau' },
  'Number :id': { fr: 'Numéro :id' },
  'Please say which version of each record you saw.': {
    fr: 'Indiquez quelle version de chaque élément vous avez vue.',
  },
  Yes: { fr: 'Oui' },
  No: { fr: 'Non' },
  Version: { fr: 'Version' },
  Versions: { fr: 'Versions' },
})
