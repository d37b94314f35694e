import { defineLines } from '../../core/lines.ts'

export const reportLines = defineLines({
  'Model type': { en: 'Kind', fr: 'Genre' },
  'Model id': { en: 'Number', fr: 'Numéro' },
  Report: { fr: 'Signaler' },
  'Report :name': { fr: 'Signaler : :name' },
  'Report a comment by :name': { fr: 'Signaler un commentaire de :name' },
  'Report a review by :name': { fr: 'Signaler une critique de :name' },
  'Report the list by :name': { fr: 'Signaler la liste de :name' },
  'More about the review by :name': { fr: 'Plus d’actions sur la critique de :name' },
  'More about the comment by :name': { fr: 'Plus d’actions sur le commentaire de :name' },
  'What is wrong?': { fr: 'Qu’est-ce qui ne va pas ?' },
  'What did you find?': { fr: 'Qu’avez-vous constaté ?' },
  'What is wrong with it? (optional)': { fr: 'Qu’est-ce qui ne va pas ? (facultatif)' },
  'It no longer works': { fr: 'Ne fonctionne plus' },
  'Wrong content': { fr: 'Mauvais contenu' },
  'Wrong quality or language': { fr: 'Mauvaise qualité ou langue' },
  'Password missing': { fr: 'Mot de passe manquant' },
  'Something else': { fr: 'Autre chose' },
  'Send report': { fr: 'Envoyer le signalement' },
  'Report sent': { fr: 'Signalement envoyé' },
  'Report deleted': { fr: 'Signalement supprimé' },
  'Delete report': { fr: 'Supprimer le signalement' },
  'Thanks for reporting. We will review this content.': {
    fr: 'Merci de votre signalement. Nous allons examiner ce contenu.',
  },
  'Your report was sent :when. A moderator will look at it.': {
    fr: 'Votre signalement a été envoyé :when. Un modérateur va l’examiner.',
  },
  'Your report could not be loaded': { fr: 'Impossible de charger votre signalement' },
  'Please say what is wrong.': { fr: 'Dites ce qui ne va pas.' },
  'Please say it in at least 10 characters.': { fr: 'Dites-le en 10 caractères au moins.' },
  'You have reported this already.': { fr: 'Vous l’avez déjà signalé.' },
  'As many of your reports are open as you may have. Wait until some are decided.': {
    fr: 'Vous avez autant de signalements en cours que permis. Attendez que certains soient traités.',
  },
})
