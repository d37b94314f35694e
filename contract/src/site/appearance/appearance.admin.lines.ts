import { defineLines } from '../../core/lines.ts'

/** The editor of the appearance. */
export const appearanceLines = defineLines({
  Appearance: { fr: 'Apparence' },
  Revision: { en: 'Revision of the draft', fr: 'Révision du brouillon' },
  Changes: { fr: 'Modifications' },
  'Somebody else has worked on this draft in the meantime.': {
    fr: 'Quelqu’un d’autre a travaillé entre-temps sur ce brouillon.',
  },
  'What you change is seen beside it at once, and by everybody when you publish it.': {
    fr: 'Ce que vous modifiez se voit aussitôt à côté, et par tout le monde quand vous publiez.',
  },
  'What is shown': { fr: 'Ce qui est affiché' },
  'Edit the appearance': { en: 'Edit', fr: 'Modifier' },
  'See the site': { en: 'Site', fr: 'Site' },
  'Parts of the appearance': { fr: 'Parties de l’apparence' },
  'Draft kept': { fr: 'Brouillon enregistré' },
  'Keeping the draft…': { fr: 'Enregistrement du brouillon…' },
  'Not kept yet: something has to be corrected': {
    fr: 'Pas encore enregistré : quelque chose est à corriger',
  },
  'The draft could not be kept': { fr: 'Le brouillon n’a pas pu être enregistré' },
  'As published': { fr: 'Tel que publié' },
  Redo: { fr: 'Rétablir' },
  Publish: { fr: 'Publier' },
  'Published: everybody sees it now': { fr: 'Publié : tout le monde le voit maintenant' },
  'Discard the draft?': { fr: 'Abandonner le brouillon ?' },
  'The site stays as it is published. Nobody can bring the draft back.': {
    fr: 'Le site reste tel qu’il est publié. Personne ne pourra faire revenir le brouillon.',
  },
  'Draft discarded': { fr: 'Brouillon abandonné' },
  'Somebody else has worked on the draft': {
    fr: 'Quelqu’un d’autre a travaillé sur le brouillon',
  },
  'The site was changed': { fr: 'Le site a été modifié' },
  'There is one draft for all. Go on with what :name made of it, or with your own.': {
    fr: 'Il y a un seul brouillon pour tous. Continuez avec ce que :name en a fait, ou avec le vôtre.',
  },
  'somebody else': { fr: 'quelqu’un d’autre' },
  'Since the draft was begun, this was changed elsewhere: :names.': {
    fr: 'Depuis le début du brouillon, ceci a été modifié ailleurs : :names.',
  },
  'Take theirs': { fr: 'Prendre ceux-là' },
  'Keep mine': { fr: 'Garder les miens' },
  'The site as drafted': { fr: 'Le site selon le brouillon' },
  Phone: { fr: 'Téléphone' },
  Tablet: { fr: 'Tablette' },
  Desk: { en: 'Desktop', fr: 'Ordinateur' },
  Brightness: { fr: 'Luminosité' },
  Dark: { fr: 'Sombre' },
  Light: { fr: 'Clair' },
  'Page that is shown': { fr: 'Page affichée' },
  'Load the page again': { fr: 'Recharger la page' },
  'Reset “:name” to what is shipped': { fr: 'Rétablir « :name » à sa valeur d’origine' },
  'As shipped': { fr: 'Comme livré' },
  'Name and logo': { fr: 'Nom et logo' },
  'What the site is called, its logos and the sign on the tab': {
    fr: 'Comment le site s’appelle, ses logos et l’icône de l’onglet',
  },
  'A logo stands in place of the name; without one for dark pages, that for light ones serves both.':
    {
      fr: 'Un logo prend la place du nom ; sans logo pour les pages sombres, celui des pages claires sert aux deux.',
    },
})
