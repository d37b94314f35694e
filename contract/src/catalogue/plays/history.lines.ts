import { defineLines } from '../../core/lines.ts'

/** The page of what somebody watched. */
export const historyPageLines = defineLines({
  'Watch history': { fr: 'Historique de visionnage' },
  'What you watched on every device, last first. Nobody else sees it.': {
    fr: 'Ce que vous avez regardé sur tous vos appareils, du plus récent au plus ancien. Personne d’autre ne le voit.',
  },
  'Search what you watched': { fr: 'Rechercher dans l’historique' },
  'Keep nothing of what I watch': { fr: 'Ne rien garder de ce que je regarde' },
  'While this is on, nothing is added here, and videos do not go on where you left them.': {
    fr: 'Tant que ce mode est actif, rien ne s’ajoute ici et les vidéos ne reprennent pas où vous les avez laissées.',
  },
  'Nothing of what you watch is kept now': { fr: 'Rien de ce que vous regardez n’est plus gardé' },
  'What you watch is kept again': { fr: 'Ce que vous regardez est de nouveau gardé' },
  'Download as JSON': { fr: 'Télécharger en JSON' },
  'Delete everything': { fr: 'Tout supprimer' },
  'Delete your watch history?': { fr: 'Supprimer votre historique de visionnage ?' },
  'All of it goes, with the places where you stopped. What you marked as watched by hand stays. This cannot be undone.':
    {
      fr: 'Tout disparaît, y compris les endroits où vous vous êtes arrêté. Ce que vous avez marqué comme vu à la main reste. C’est irréversible.',
    },
  'Your watch history was deleted': { fr: 'Votre historique de visionnage a été supprimé' },
  'The watch history could not be loaded': {
    fr: 'L’historique de visionnage n’a pas pu être chargé',
  },
  'Nothing watched yet': { fr: 'Rien de regardé pour l’instant' },
  'What you watch will be listed here, so that you find it again.': {
    fr: 'Ce que vous regardez s’affichera ici, pour que vous le retrouviez.',
  },
  'Nothing that you watched has these words.': {
    fr: 'Rien de ce que vous avez regardé ne contient ces mots.',
  },
  'Show earlier': { fr: 'Afficher les plus anciens' },
  ':share % watched': { fr: 'vu à :share %' },
  '“:name” was taken out of your watch history': {
    fr: '« :name » a été retiré de votre historique',
  },
  'Watch again': { fr: 'Revoir' },
  'Go on': { fr: 'Continuer' },
})
