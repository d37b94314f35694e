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
  'This address has ended. Ask for it anew.': {
    fr: 'Cette adresse a expiré. Demandez-en une nouvelle.',
  },
  'Files have no place at the moment: an administrator has to name the bucket.': {
    fr: 'Les fichiers n’ont pas de place en ce moment : un administrateur doit indiquer le compartiment.',
  },
  Files: { fr: 'Fichiers' },
  'Everything that members have sent, and what uses it.': {
    fr: 'Tout ce que les membres ont envoyé, et ce qui l’utilise.',
  },
  Owner: { fr: 'Propriétaire' },
  'Sent on': { fr: 'Envoyé le' },
  Visibility: { fr: 'Visibilité' },
  Public: { fr: 'Public' },
  Private: { fr: 'Privé' },
  Use: { fr: 'Utilisation' },
  'In use': { fr: 'Utilisé' },
  Unused: { fr: 'Inutilisé' },
  'This site': { fr: 'Ce site' },
  Bucket: { fr: 'Compartiment S3' },
  'Search files': { fr: 'Chercher un fichier' },
  'The files could not be loaded': { fr: 'Les fichiers n’ont pas pu être chargés' },
  'No matching files found': { fr: 'Aucun fichier ne correspond' },
  'No files have been sent yet': { fr: 'Aucun fichier n’a encore été envoyé' },
  'Drop files above, or choose some.': { fr: 'Déposez des fichiers ci-dessus, ou choisissez-en.' },
  'Download :name': { fr: 'Télécharger :name' },
  'Preview :name': { fr: 'Aperçu de :name' },
  ':kind “:name”': { fr: ':kind « :name »' },
  'Kept by its owner': { fr: 'Gardé par son propriétaire' },
  'Picture of its owner': { fr: 'Photo de son propriétaire' },
  'Delete “:name”?': { fr: 'Supprimer « :name » ?' },
  '[one Delete this file?|other Delete :count files?]': {
    fr: '[one Supprimer ce fichier ?|other Supprimer :count fichiers ?]',
  },
  'What uses it shows nothing in its place:': {
    fr: 'Ce qui l’utilise ne montrera rien à sa place :',
  },
  Purpose: { en: 'What the file is for', fr: 'Usage du fichier' },
  'Please choose at least one file.': { fr: 'Veuillez choisir au moins un fichier.' },
  'Please select a file.': { fr: 'Veuillez sélectionner un fichier.' },
  'Files cannot be sent for this.': { fr: 'Aucun fichier ne peut être envoyé pour cela.' },
  'There is no space left for this file.': {
    fr: 'Il ne reste pas assez d’espace pour ce fichier.',
  },
  'Too many of your uploads are unfinished. Please cancel some, or wait until they are removed.': {
    fr: 'Trop de vos envois sont inachevés. Annulez-en, ou attendez qu’ils soient supprimés.',
  },
  'This upload broke off too often. Please cancel it, and begin anew.': {
    fr: 'Cet envoi a été interrompu trop souvent. Annulez-le et recommencez.',
  },
  'Too many pictures are being read right now. Please try again in a moment.': {
    fr: 'Trop d’images sont en cours de lecture. Réessayez dans un instant.',
  },
})
