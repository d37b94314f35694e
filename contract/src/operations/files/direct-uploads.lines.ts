import { defineLines } from '../../core/lines.ts'

export const directUploadLines = defineLines({
  'Client name': { en: 'File name', fr: 'Nom du fichier' },
  Disk: { fr: 'Disque' },
  Extension: { fr: 'Extension' },
  Filename: { en: 'File name', fr: 'Nom du fichier' },
  Key: { en: 'Place of the file', fr: 'Emplacement du fichier' },
  Mime: { en: 'Type', fr: 'Type' },
  'Part numbers': { en: 'Parts', fr: 'Parties' },
  'Part number': { en: 'Part', fr: 'Partie' },
  Parts: { fr: 'Parties' },
  'Upload id': { en: 'Upload', fr: 'Envoi' },
  'Files cannot be sent straight to storage on this site.': {
    fr: 'Les fichiers ne peuvent pas être envoyés directement au stockage sur ce site.',
  },
  'This file has no such part.': { fr: 'Ce fichier n’a pas de telle partie.' },
})
