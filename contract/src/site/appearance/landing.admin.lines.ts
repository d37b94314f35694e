import { defineLines } from '../../core/lines.ts'

/** The landing page and the heads of pages in the editor of the appearance. */
export const landingEditorLines = defineLines({
  'Landing page: texts and background': { fr: 'Page de présentation : textes et arrière-plan' },
  'Landing page: buttons': { fr: 'Page de présentation : boutons' },
  'Landing page: first features': { fr: 'Page de présentation : premiers atouts' },
  'Landing page: further features': { fr: 'Page de présentation : autres atouts' },
  'Texts and background': { fr: 'Textes et arrière-plan' },
  'What visitors read who see the site for the first time': {
    fr: 'Ce que lisent les visiteurs qui voient le site pour la première fois',
  },
  'Search engines': { fr: 'Moteurs de recherche' },
  'Titles and descriptions of pages, and of shared links': {
    fr: 'Titres et descriptions des pages, et des liens partagés',
  },
  'Empty fields are as shipped. Placeholders stand for what the page is about.': {
    fr: 'Les champs vides sont comme livrés. Les paramètres représentent ce dont parle la page.',
  },
  'Kind of page': { fr: 'Type de page' },
  Placeholders: { fr: 'Paramètres' },
  'As a search result': { fr: 'Comme résultat de recherche' },
  'As a shared link': { fr: 'Comme lien partagé' },
  'Own code': { fr: 'Code personnel' },
  'CSS and HTML for all public pages': { fr: 'CSS et HTML de toutes les pages publiques' },
  'It is never part of the administration. A page shows itself without it at its address with :mark.':
    {
      fr: 'Il ne fait jamais partie de l’administration. Une page se montre sans lui à son adresse suivie de :mark.',
    },
})
