import { defineLines } from '../../core/lines.ts'

export const staffAnswerLines = defineLines({
  'Reason, for the author': { fr: 'Raison, pour l’auteur' },
  'Without a reason the author is told nothing.': {
    fr: 'Sans raison, l’auteur n’est pas prévenu.',
  },
  'Canned answer': { fr: 'Réponse type' },
  'Canned answers': { fr: 'Réponses types' },
  'Choose one, or write below': { fr: 'Choisissez-en une, ou écrivez ci-dessous' },
  'Deleting a comment': { fr: 'Suppression d’un commentaire' },
  'Deleting a review': { fr: 'Suppression d’une critique' },
  'A warning': { fr: 'Un avertissement' },
  'A suspension': { fr: 'Une suspension' },
  'Offered for': { fr: 'Proposée pour' },
  'Add a canned answer': { fr: 'Ajouter une réponse type' },
  'For staff alone.': { fr: 'Pour l’équipe uniquement.' },
  'Empty: readers of French get the other text.': {
    fr: 'Vide : les lecteurs en français reçoivent l’autre texte.',
  },
  '[one Delete this canned answer?|other Delete :count canned answers?]': {
    fr: '[one Supprimer cette réponse type ?|other Supprimer :count réponses types ?]',
  },
  'What staff tell members of their decisions, in both languages.': {
    fr: 'Ce que l’équipe dit aux membres de ses décisions, dans les deux langues.',
  },
  'Search canned answers': { fr: 'Rechercher une réponse type' },
  'The canned answers could not be listed': { fr: 'Les réponses types n’ont pas pu être listées' },
  'No canned answers match': { fr: 'Aucune réponse type ne correspond' },
  'No canned answers yet': { fr: 'Pas encore de réponse type' },
  'They are picked where somebody decides, and can be changed there.': {
    fr: 'On les choisit au moment de décider, et on peut les y modifier.',
  },
  'Please choose where it is offered.': { fr: 'Veuillez choisir où elle est proposée.' },
  'Please write what the member reads.': { fr: 'Veuillez écrire ce que lit le membre.' },
  Uses: { en: 'Offered for', fr: 'Proposée pour' },
})
