import { defineLines } from '../../core/lines.ts'

/** The plans of the demonstration. A site writes its own plans, and may translate them in the same way. */
export const demoPlanLines = defineLines({
  Free: { fr: 'Gratuit' },
  'Everything that makes the catalogue useful, for good.': {
    fr: 'Tout ce qui rend le catalogue utile, pour toujours.',
  },
  'The whole catalogue': { fr: 'Tout le catalogue' },
  'Every link, download and file': { fr: 'Tous les liens, téléchargements et fichiers' },
  'Comments, reviews and your own lists': { fr: 'Commentaires, critiques et vos propres listes' },
  Supporter: { fr: 'Soutien' },
  'For those who want the site to stay.': { fr: 'Pour ceux qui veulent que le site reste.' },
  'Everything in Free': { fr: 'Tout ce que comprend Gratuit' },
  'No advertisements': { fr: 'Aucune publicité' },
  'Pays for the servers': { fr: 'Paie les serveurs' },
  Patron: { fr: 'Mécène' },
  'For those who are here every day.': { fr: 'Pour ceux qui viennent tous les jours.' },
  'Everything in Supporter': { fr: 'Tout ce que comprend Soutien' },
  'Links at once, without a human check': {
    fr: 'Les liens tout de suite, sans contrôle anti-robot',
  },
  'The premium badge beside your name': { fr: 'Le badge premium à côté de votre nom' },
})
