import { defineLines } from '../../core/lines.ts'

export const searchLines = defineLines({
  'Search titles and people': { fr: 'Rechercher un titre, une personne' },
  'Open search': { fr: 'Ouvrir la recherche' },
  'Close search': { fr: 'Fermer la recherche' },
  'Clear search': { fr: 'Effacer la recherche' },
  Titles: { fr: 'Titres' },
  People: { fr: 'Personnes' },
  'See all results for “:query”': { fr: 'Voir tous les résultats pour « :query »' },
  'Find movies, series, music, books, games and more, the people who made them, and lists of members.':
    {
      fr: 'Trouvez films, séries, musique, livres, jeux et bien plus, ceux qui les ont faits, et les listes des membres.',
    },
  'Results for “:query”': { fr: 'Résultats pour « :query »' },
  'Showing results for “:query”': { fr: 'Résultats pour « :query »' },
  'Nothing was found for “:query”': { fr: 'Rien n’a été trouvé pour « :query »' },
  'Check the spelling, use fewer words, or try the original name.': {
    fr: 'Vérifiez l’orthographe, essayez moins de mots, ou le titre original.',
  },
  'Nothing of this kind for “:query”': { fr: 'Rien de ce type pour « :query »' },
  'Something else has this name.': { fr: 'Autre chose porte ce nom.' },
  'Take one away, or look without filters.': {
    fr: 'Retirez-en un, ou cherchez sans filtres.',
  },
  'Search without filters': { fr: 'Chercher sans filtres' },
  'Request this title': { fr: 'Demander ce titre' },
  'Recent searches': { fr: 'Recherches récentes' },
  'Clear recent searches': { fr: 'Effacer les recherches récentes' },
  'Forget “:query”': { fr: 'Oublier « :query »' },
  ':query, Delete removes it': { fr: ':query, Suppr pour l’enlever' },
  Trending: { fr: 'Tendances' },
  'Best match': { fr: 'Les plus pertinents' },
  'Searching…': { fr: 'Recherche…' },
  '[one 1 suggestion|other :count suggestions]': {
    fr: '[one 1 suggestion|other :count suggestions]',
  },
  'What are you looking for?': { fr: 'Que cherchez-vous ?' },
  'Type a name, a year, an actor or a director. Typing errors are forgiven.': {
    fr: 'Tapez un titre, une année, un acteur ou un réalisateur. Les fautes de frappe sont pardonnées.',
  },
  'Browse the categories': { fr: 'Parcourir les catégories' },
  'The search did not work. Please try again.': {
    fr: 'La recherche n’a pas abouti. Veuillez réessayer.',
  },
})
