import { defineLines } from '../../core/lines.ts'

export const reportedReviewLines = defineLines({
  'Reported reviews': { fr: 'Critiques signalées' },
  'Reviews of which somebody said that something is wrong, what most people say first.': {
    fr: 'Les critiques signalées, les plus signalées d’abord.',
  },
  'The reported reviews could not be loaded': {
    fr: 'Les critiques signalées n’ont pas pu être chargées',
  },
  'No reported reviews match': { fr: 'Aucune critique signalée ne correspond' },
  'No review was reported': { fr: 'Aucune critique signalée' },
  'Reviews that readers report will be here.': {
    fr: 'Les critiques signalées par les lecteurs apparaîtront ici.',
  },
  'Delete the review': { fr: 'Supprimer la critique' },
  'Delete [one this review|other :count reviews]?': {
    fr: 'Supprimer [one cette critique|other :count critiques] ?',
  },
  'Delete the reports on [one this review|other :count reviews]?': {
    fr: 'Supprimer les signalements de [one cette critique|other :count critiques] ?',
  },
  'The score no longer counts. What was said about it stays in the history.': {
    fr: 'La note ne compte plus. Ce qui a été dit reste dans l’historique.',
  },
  '[one Review deleted|other Deleted :count reviews]': {
    fr: '[one Critique supprimée|other :count critiques supprimées]',
  },
})
