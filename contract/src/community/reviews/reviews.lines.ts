import { defineLines } from '../../core/lines.ts'

export const reviewLines = defineLines({
  Reviews: { fr: 'Critiques' },
  '[one 1 rating|other :count ratings]': { fr: '[one 1 note|other :count notes]' },
  '[one 1 rating|other :count ratings] of :score': {
    fr: '[one 1 note|other :count notes] de :score',
  },
  'No reviews yet': { fr: 'Pas encore de critique' },
  'What members think of it will be here.': { fr: 'L’avis des membres sera ici.' },
  'The reviews could not be loaded': { fr: 'Impossible de charger les critiques' },
  'More reviews': { fr: 'Plus de critiques' },
  'A rating without words': { fr: 'Une note sans commentaire' },
  'Most useful': { fr: 'Les plus utiles' },
  'Best scores first': { fr: 'Meilleures notes d’abord' },
  'Order of the reviews': { fr: 'Ordre des critiques' },
  '[one 1 member found this useful|other :count members found this useful]': {
    fr: '[one Utile à 1 membre|other Utile à :count membres]',
  },
  'Please give a score from 1 to 10.': { fr: 'Donnez une note de 1 à 10.' },
  'You have rated as many titles as you may within a day.': {
    fr: 'Vous avez noté autant de titres que permis en un jour.',
  },
  Score: { fr: 'Note' },
  'Your rating': { fr: 'Votre note' },
  'Your review': { fr: 'Votre critique' },
  'Write a review': { fr: 'Écrire une critique' },
  'Edit your review': { fr: 'Modifier votre critique' },
  'Delete your review': { fr: 'Supprimer votre critique' },
  'Remove your rating': { fr: 'Retirer votre note' },
  'Plain text, at most :count characters': { fr: 'Texte simple, :count caractères au plus' },
  'Review saved': { fr: 'Critique enregistrée' },
  'Review deleted': { fr: 'Critique supprimée' },
  'Rating removed': { fr: 'Note retirée' },
  'The review is back': { fr: 'La critique est de retour' },
  Useful: { fr: 'Utile' },
  'review by :name': { fr: 'critique de :name' },
  Review: { fr: 'Critique' },
})
