import { defineLines } from '../../../core/lines.ts'

/** Texts of those who look after subscriptions. */
export const subscriptionRecordLines = defineLines({
  Subscriptions: { fr: 'Abonnements' },
  'Who has which plan, since when, and until when.': {
    fr: 'Qui a quelle formule, depuis quand et jusqu’à quand.',
  },
  Origin: { fr: 'Origine' },
  Granted: { fr: 'Accordé' },
  Paid: { fr: 'Payé' },
  'Ends by itself': { fr: 'Prend fin' },
  Over: { fr: 'Terminé' },
  'Period ends': { fr: 'Fin de la période' },
  'Granted by': { fr: 'Accordé par' },
  'Search by username': { fr: 'Chercher par nom d’utilisateur' },
  'The subscriptions could not be loaded': {
    fr: 'Les abonnements n’ont pas pu être chargés',
  },
  'No matching subscriptions found': { fr: 'Aucun abonnement ne correspond' },
  'No subscriptions yet': { fr: 'Pas encore d’abonnement' },
  'Who subscribes, or is granted a plan, will be here.': {
    fr: 'Qui s’abonne, ou reçoit une formule, figurera ici.',
  },
  'Grant a plan': { fr: 'Accorder une formule' },
  'Nothing is paid. It renews by itself until it is ended here, or cancelled by the member.': {
    fr: 'Rien n’est à payer. Elle se renouvelle jusqu’à ce qu’elle soit terminée ici, ou résiliée par le membre.',
  },
  'Please enter a username.': { fr: 'Saisissez un nom d’utilisateur.' },
  'Nobody has this username.': { fr: 'Personne n’a ce nom d’utilisateur.' },
  'Plan and price': { fr: 'Formule et prix' },
  'Plan granted': { fr: 'Formule accordée' },
  'Change the end': { fr: 'Changer la fin' },
  'Change the end of :plan for :name': { fr: 'Changer la fin de :plan pour :name' },
  'Last day': { fr: 'Dernier jour' },
  'Until the end of that day, in universal time.': {
    fr: 'Jusqu’à la fin de ce jour, en temps universel.',
  },
  'This day is too far away.': { fr: 'Ce jour est trop lointain.' },
  'End changed': { fr: 'Fin changée' },
  'End subscription': { fr: 'Terminer l’abonnement' },
  'End :plan for :name?': { fr: 'Terminer :plan pour :name ?' },
  'At once, :name loses what the plan grants. With its period, on :date.': {
    fr: 'Tout de suite, :name perd ce que la formule accorde. Avec sa période, le :date.',
  },
  'It ends at the payment service, too. What was paid is not given back.': {
    fr: 'Il prend fin aussi chez le prestataire de paiement. Ce qui a été payé n’est pas rendu.',
  },
  'End at once': { fr: 'Terminer tout de suite' },
  'End with its period': { fr: 'Terminer avec sa période' },
  'Subscription ended': { fr: 'Abonnement terminé' },
  'It ends on :date': { fr: 'Il prend fin le :date' },
  'It is over, or changed by whoever takes the payment.': {
    fr: 'Il est terminé, ou modifié par qui reçoit le paiement.',
  },
  'Somebody changed this in the meantime.': {
    fr: 'Quelqu’un a modifié cela entre-temps.',
  },
})

/** Names of fields that have no label of the same words. */
export const subscriptionRecordFieldLines = defineLines({
  When: { en: 'When it ends', fr: 'Quand il prend fin' },
})
