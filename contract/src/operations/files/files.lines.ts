import { defineLines } from '../../core/lines.ts'

export const fileLines = defineLines({
  'Client extension': { en: 'Extension', fr: 'Extension' },
  'Client mime': { en: 'Type', fr: 'Type' },
  'Delete forever': { fr: 'Supprimer définitivement' },
  'Entry ids': { en: 'Files', fr: 'Fichiers' },
  Paths: { en: 'Files', fr: 'Fichiers' },
  'Upload key': { en: 'Upload', fr: 'Envoi' },
  'This upload is not complete yet.': { fr: 'Cet envoi n’est pas encore complet.' },
  'Uploads cannot be resumed on this site.': {
    fr: 'Les envois ne peuvent pas être repris sur ce site.',
  },
  Purpose: { en: 'What the file is for', fr: 'Usage du fichier' },
  'Please choose at least one file.': { fr: 'Veuillez choisir au moins un fichier.' },
  'Please select a file.': { fr: 'Veuillez sélectionner un fichier.' },
  'Files cannot be sent for this.': { fr: 'Aucun fichier ne peut être envoyé pour cela.' },
  'There is no space left for this file.': {
    fr: 'Il ne reste pas assez d’espace pour ce fichier.',
  },
  'Too many pictures are being read right now. Please try again in a moment.': {
    fr: 'Trop d’images sont en cours de lecture. Réessayez dans un instant.',
  },
})
