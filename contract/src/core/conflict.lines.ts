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
  'You both changed the same. Choose what to keep; nothing was saved yet.': {
    fr: 'Vous avez modifié la même chose. Choisissez ce qui reste ; rien n’est encore enregistré.',
  },
  'Your changes and theirs go together. Nothing was saved yet.': {
    fr: 'Vos modifications et les leurs sont compatibles. Rien n’est encore enregistré.',
  },
  'Save what is chosen': { fr: 'Enregistrer ce choix' },
  'Save both changes': { fr: 'Enregistrer les deux' },
  'Go on editing': { fr: 'Continuer à modifier' },
  'As you typed it': { fr: 'Tel que vous l’avez saisi' },
  'As it is stored now': { fr: 'Tel qu’il est enregistré' },
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
