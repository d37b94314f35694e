import { defineLines } from '../../core/lines.ts'

/** What members read of warnings and suspensions, and what is said about the forms. */
export const sanctionLines = defineLines({
  'Your account': { fr: 'Votre compte' },
  'Moderators warn you, suspend you, or lift it; a mail comes in any case': {
    fr: 'Les modérateurs vous avertissent, vous suspendent ou lèvent une sanction ; un e-mail est envoyé dans tous les cas',
  },
  'Moderators of this site warn you': { fr: 'Les modérateurs de ce site vous avertissent' },
  'Moderators of this site have suspended you': {
    fr: 'Les modérateurs de ce site vous ont suspendu',
  },
  'What moderators decided about you no longer stands': {
    fr: 'La décision des modérateurs à votre sujet est levée',
  },
  'Moderators of :site warn you': { fr: 'Les modérateurs de :site vous avertissent' },
  'Moderators of :site have suspended you': { fr: 'Les modérateurs de :site vous ont suspendu' },
  'What moderators of :site decided about you no longer stands': {
    fr: 'La décision des modérateurs de :site à votre sujet est levée',
  },
  'Nothing is taken from you. Please take it to heart.': {
    fr: 'Rien ne vous est retiré. Merci d’en tenir compte.',
  },
  'What is stopped: :parts': { fr: 'Ce qui est suspendu : :parts' },
  'This ends by itself on :date.': { fr: 'Cela prend fin automatiquement le :date.' },
  'This has no end that is set.': { fr: 'Aucune fin n’est prévue.' },
  'It was lifted before its time.': { fr: 'Elle a été levée avant son terme.' },
  Appeal: { fr: 'Contester' },
  'To appeal, answer this mail, or write on the contact page of the site.': {
    fr: 'Pour contester, répondez à cet e-mail ou écrivez depuis la page de contact du site.',
  },
  'To appeal, write on the contact page of the site.': {
    fr: 'Pour contester, écrivez depuis la page de contact du site.',
  },
  'Commenting and voting': { fr: 'Commenter et voter' },
  'Rating and reviewing': { fr: 'Noter et critiquer' },
  'Contributing: links, files, lists, requests and reports': {
    fr: 'Contribuer : liens, fichiers, listes, demandes et signalements',
  },
  'Everything: the account is closed': { fr: 'Tout : le compte est fermé' },
  'Moderators warn you': { fr: 'Les modérateurs vous avertissent' },
  'Moderators have suspended you': { fr: 'Les modérateurs vous ont suspendu' },
  'I have read this': { fr: 'J’ai lu ceci' },
  'Your account opens again by itself on :date.': {
    fr: 'Votre compte rouvre automatiquement le :date.',
  },
  'To appeal, answer the mail that you were sent, or write by mail:': {
    fr: 'Pour contester, répondez à l’e-mail reçu, ou écrivez-nous :',
  },
  'log out and write to us': { fr: 'se déconnecter et nous écrire' },
  'About decision no. :number of the moderators:': {
    fr: 'Au sujet de la décision nº :number des modérateurs :',
  },
  'Please choose what is stopped.': { fr: 'Veuillez choisir ce qui est suspendu.' },
  'Please choose a day that is to come.': { fr: 'Veuillez choisir un jour à venir.' },
  'Who may do everything can only be suspended from all of it.': {
    fr: 'Qui peut tout faire ne peut être suspendu que de tout.',
  },
  'Somebody decided about this member meanwhile. Please look at the record again.': {
    fr: 'Quelqu’un a décidé au sujet de ce membre entre-temps. Consultez de nouveau son dossier.',
  },
  'Seen sanction id': { en: 'Newest decision that was read', fr: 'Dernière décision lue' },
  Stops: { en: 'What is stopped', fr: 'Ce qui est suspendu' },
  'Ends at': { en: 'Until', fr: 'Jusqu’à' },
  'Answer id': { en: 'Canned answer', fr: 'Réponse type' },
})
