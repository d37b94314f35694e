import { defineLines } from '../../core/lines.ts'

/** What the server says of many contributions at once. */
export const batchMessageLines = defineLines({
  Rows: { en: 'Contributions', fr: 'Contributions' },
  'Please paste names or addresses.': { fr: 'Veuillez coller des noms ou des adresses.' },
  'At most 50 at once.': { fr: 'Au plus 50 à la fois.' },
  'Please enter a key.': { fr: 'Veuillez saisir une clé.' },
  'This key is there twice.': { fr: 'Cette clé y est deux fois.' },
  'These are :count contributions, and at most :most are taken at once.': {
    fr: 'Cela fait :count contributions, et :most au plus sont prises à la fois.',
  },
  'These are :count addresses, and at most :most are taken at once.': {
    fr: 'Cela fait :count adresses, et :most au plus sont prises à la fois.',
  },
  'Something else was added under this key before.': {
    fr: 'Autre chose a déjà été ajouté sous cette clé.',
  },
  'A direct link holds one episode, or a whole season.': {
    fr: 'Un lien direct contient un épisode, ou une saison complète.',
  },
})
