import { defineLines } from '../../core/lines.ts'

/** Texts of those who send pictures for the catalogue, and choose parts of them. */
export const cataloguePictureLines = defineLines({
  'Send pictures': { fr: 'Envoyer des images' },
  'Drop pictures anywhere on this page, paste them, or choose some.': {
    fr: 'Déposez des images n’importe où sur cette page, collez-les ou choisissez-en.',
  },
  'JPEG, PNG, WebP, AVIF or GIF, up to :size each.': {
    fr: 'JPEG, PNG, WebP, AVIF ou GIF, jusqu’à :size chacune.',
  },
  'Choose pictures': { fr: 'Choisir des images' },
  'Choose a file': { fr: 'Choisir un fichier' },
  'A picture that was sent to this site.': { fr: 'Une image envoyée à ce site.' },
  'Crop the picture': { fr: 'Recadrer l’image' },
  Crop: { fr: 'Recadrer' },
  Shape: { fr: 'Format' },
  'Poster 2:3': { fr: 'Affiche 2:3' },
  'Wide 16:9': { fr: 'Large 16:9' },
  'Any shape': { fr: 'Libre' },
  Person: { fr: 'Personne' },
  'Part of the picture': { fr: 'Partie de l’image' },
  'Arrow keys move it, with Shift they change its size.': {
    fr: 'Les flèches la déplacent, avec Maj elles changent sa taille.',
  },
  'From the left': { fr: 'Depuis la gauche' },
  'From the top': { fr: 'Depuis le haut' },
  Width: { fr: 'Largeur' },
  Height: { fr: 'Hauteur' },
  'This picture could not be loaded.': { fr: 'Cette image n’a pas pu être chargée.' },
  'This picture is too small.': { fr: 'Cette image est trop petite.' },
  'Please choose a part of the picture.': { fr: 'Choisissez une partie de l’image.' },
  'Picture removed': { fr: 'Image retirée' },
  'Deleted person': { fr: 'Personne supprimée' },
  'Merged record': { fr: 'Fiche fusionnée' },
  Left: { fr: 'Gauche' },
  Top: { fr: 'Haut' },
})
