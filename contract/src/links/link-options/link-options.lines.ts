import { defineLines } from '../../core/lines.ts'

/** Qualities that the site comes with and that are words, not signs. Those that an administrator adds are shown as written. */
export const qualityLines = defineLines({
  'Film scan': { fr: 'Numérisation du film' },
  '4K restoration': { fr: 'Restauration 4K' },
  'Audiobook MP3': { fr: 'Livre audio MP3' },
  'Plain text': { fr: 'Texte brut' },
  'Game data': { fr: 'Données du jeu' },
  'ISO image': { fr: 'Image ISO' },
  'Installer (Windows)': { fr: 'Installateur (Windows)' },
  'Source code': { fr: 'Code source' },
  'Video course': { fr: 'Cours vidéo' },
})
