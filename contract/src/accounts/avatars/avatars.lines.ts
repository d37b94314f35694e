import { defineLines } from '../../core/lines.ts'

export const avatarLines = defineLines({
  'Profile image': { fr: 'Photo de profil' },
  'A picture of up to 2 MB; its middle is cut out square.': {
    fr: 'Une image de 2 Mo au plus ; son centre est recadré en carré.',
  },
  'Choose image': { fr: 'Choisir une image' },
  'Change image': { fr: 'Changer l’image' },
  'Remove image': { fr: 'Retirer l’image' },
  'Uploaded avatar': { fr: 'Photo de profil mise à jour' },
  'Removed avatar': { fr: 'Photo de profil retirée' },
  '`:file` exceeds maximum allowed size of :size': {
    fr: '« :file » dépasse la taille maximale autorisée de :size',
  },
  'Upload timed out': { fr: 'L’envoi a expiré' },
  'This file type is not allowed': { fr: 'Ce type de fichier n’est pas autorisé' },
  'Please select an image.': { fr: 'Sélectionnez une image.' },
  'This image has too many pixels.': { fr: 'Cette image a trop de pixels.' },
  'This picture could not be fetched. Please upload a file.': {
    fr: 'Cette image n’a pas pu être récupérée. Envoyez un fichier.',
  },
})
