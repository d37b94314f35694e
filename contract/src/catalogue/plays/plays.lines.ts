import { defineLines } from '../../core/lines.ts'

export const playLines = defineLines({
  'Video id': { en: 'Video', fr: 'Vidéo' },
  Sitting: { fr: 'Séance' },
  Seconds: { fr: 'Secondes' },
  Duration: { fr: 'Durée' },
  Format: { fr: 'Format' },
  Watched: { fr: 'Vu' },
  'Season number': { en: 'Season', fr: 'Saison' },
  'Episode number': { en: 'Episode', fr: 'Épisode' },
  'Is private': { en: 'Private', fr: 'Privé' },
  'Is dismissed': { en: 'Hidden', fr: 'Masqué' },
  'Please say of which season the episode is.': {
    fr: 'Indiquez la saison de l’épisode.',
  },
  'Please choose what to delete.': { fr: 'Choisissez ce qu’il faut supprimer.' },
})
