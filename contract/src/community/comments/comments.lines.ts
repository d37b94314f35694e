import { defineLines } from '../../core/lines.ts'

export const commentLines = defineLines({
  Comments: { fr: 'Commentaires' },
  'Loading comments...': { en: 'Loading comments…', fr: 'Chargement des commentaires…' },
  'Seems a little quiet over here': { fr: 'C’est bien calme par ici' },
  'Be the first to comment': { fr: 'Soyez le premier à commenter' },
  'The comments could not be loaded': { fr: 'Impossible de charger les commentaires' },
  'This comment was deleted': { fr: 'Ce commentaire a été supprimé' },
  'Order of the comments': { fr: 'Ordre des commentaires' },
  'Newest first': { fr: 'Les plus récents' },
  'Oldest first': { fr: 'Les plus anciens' },
  'Most voted': { fr: 'Les mieux notés' },
  '[one Show 1 new comment|other Show :count new comments]': {
    fr: '[one Afficher 1 nouveau commentaire|other Afficher :count nouveaux commentaires]',
  },
  'More comments': { fr: 'Plus de commentaires' },
  '[one Show 1 more reply|other Show :count more replies]': {
    fr: '[one Afficher 1 réponse de plus|other Afficher :count réponses de plus]',
  },
  'Load all': { fr: 'Tout charger' },
  ':count for, :against against': { fr: ':count pour, :against contre' },

  'Your comment will be read before others see it': {
    fr: 'Votre commentaire sera relu avant d’être visible',
  },
  'Only you see this until a moderator has read it.': {
    fr: 'Vous seul voyez ceci jusqu’à la relecture par un modérateur.',
  },
  'This comment has yet to be read by a moderator': {
    fr: 'Ce commentaire doit encore être relu par un modérateur',
  },
  'New accounts may not write more comments within a day. Please come back tomorrow.': {
    fr: 'Un nouveau compte ne peut pas écrire plus de commentaires en un jour. Revenez demain.',
  },
  'Being sent…': { fr: 'Envoi en cours…' },
  'This was not posted. Your words are still here.': {
    fr: 'Rien n’a été publié. Votre texte est toujours là.',
  },
  Comment: { fr: 'Commentaire' },
  'Write a comment': { fr: 'Écrire un commentaire' },
  'Your comment': { fr: 'Votre commentaire' },
  'Your answer to :name': { fr: 'Votre réponse à :name' },
  'Log in to comment': { fr: 'Connectez-vous pour commenter' },
  'Comment posted': { fr: 'Commentaire publié' },
  'Comment changed': { fr: 'Commentaire modifié' },
  Reply: { fr: 'Répondre' },
  'Reply to :name': { fr: 'Répondre à :name' },
  Post: { fr: 'Publier' },
  edited: { fr: 'modifié' },
  'Delete this comment?': { fr: 'Supprimer ce commentaire ?' },
  'What was answered to it stays.': { fr: 'Les réponses restent.' },
  '[one Comment deleted|other Deleted :count comments]': {
    fr: '[one Commentaire supprimé|other :count commentaires supprimés]',
  },
  'Vote for the comment by :name': { fr: 'Voter pour le commentaire de :name' },
  'Vote against the comment by :name': { fr: 'Voter contre le commentaire de :name' },
  'Please write at least 3 characters.': { fr: 'Veuillez écrire au moins 3 caractères.' },
  'You have said this already.': { fr: 'Vous l’avez déjà dit.' },
  'The comment that you answer is not there any more.': {
    fr: 'Le commentaire auquel vous répondez n’existe plus.',
  },
  'This thread cannot go any deeper.': { fr: 'Cette discussion ne peut pas aller plus loin.' },
  'The time in which this comment could be changed is over.': {
    fr: 'Le délai pour modifier ce commentaire est dépassé.',
  },
  'You have written as many comments as you may within a day.': {
    fr: 'Vous avez écrit autant de commentaires que permis en un jour.',
  },
  'A review is helpful, or it is not.': { fr: 'Une critique est utile, ou ne l’est pas.' },
  'Commentable type': { en: 'What it is about', fr: 'Sujet' },
  'Commentable id': { en: 'Its number', fr: 'Numéro du sujet' },
  Content: { fr: 'Texte' },
  'In reply to': { en: 'What it answers', fr: 'Commentaire auquel on répond' },
  Position: { fr: 'Position' },
  'Vote type': { en: 'Vote', fr: 'Vote' },
})
