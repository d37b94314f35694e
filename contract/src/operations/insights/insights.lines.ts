import { defineLines } from '../../core/lines.ts'

export const insightFileLines = defineLines({
  Day: { fr: 'Jour' },
  Count: { fr: 'Nombre' },
  Visitors: { fr: 'Visiteurs' },
  'Seconds watched': { fr: 'Secondes regardées' },
  Identifier: { fr: 'Identifiant' },
  'Count before': { fr: 'Nombre auparavant' },
  'Please choose a day between 2000 and 2199.': {
    fr: 'Veuillez choisir un jour entre 2000 et 2199.',
  },
  'Please choose the other day too.': { fr: 'Veuillez choisir aussi l’autre jour.' },
  'Please choose a day that is not before the first.': {
    fr: 'Veuillez choisir un jour qui n’est pas avant le premier.',
  },
  'Please choose three years at most.': { fr: 'Veuillez choisir trois ans au plus.' },
  'Please choose what to compare.': { fr: 'Veuillez choisir ce qui est à comparer.' },
  'This is not told apart by that.': { fr: 'Cela ne se distingue pas ainsi.' },
})
