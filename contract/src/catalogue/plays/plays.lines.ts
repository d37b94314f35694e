import { defineLines } from '../../core/lines.ts'

/** Names of the fields of its calls. */
export const playLines = defineLines({
  'Video id': { en: 'Video', fr: 'Vidéo' },
  Sitting: { fr: 'Séance' },
  Seconds: { fr: 'Secondes' },
  Duration: { fr: 'Durée' },
})
