import { defineLines } from '../../core/lines.ts'

export const paymentLines = defineLines({
  'To be paid': { fr: 'À payer' },
  'Not paid': { fr: 'Impayée' },
  'Withdrawn invoice': { fr: 'Annulée' },
  'Given back': { fr: 'Remboursée' },
  ':amount given back': { fr: ':amount remboursés' },
  Disputed: { fr: 'Contestée' },
  'Please choose how you want to pay.': { fr: 'Choisissez comment vous voulez payer.' },
  'Something is being changed there already. Please wait a moment.': {
    fr: 'Une modification y est déjà en cours. Patientez un instant.',
  },
  'The amount is another one now. Please look at it again.': {
    fr: 'Le montant n’est plus le même. Regardez-le à nouveau.',
  },
  'Nothing is paid for this plan, so that there is nothing to change.': {
    fr: 'Rien n’est payé pour cette formule, il n’y a donc rien à modifier.',
  },
  'This plan is cancelled. Please renew it first.': {
    fr: 'Cette formule est résiliée. Renouvelez-la d’abord.',
  },
  'A payment is open. Please change how you pay first.': {
    fr: 'Un paiement est en attente. Changez d’abord votre moyen de paiement.',
  },
  'You have this plan already.': { fr: 'Vous avez déjà cette formule.' },
  'This plan is paid in another currency.': {
    fr: 'Cette formule se paie dans une autre monnaie.',
  },
  'Nothing can be paid this way at the moment.': {
    fr: 'Rien ne peut être payé de cette façon pour le moment.',
  },
  'The payment service did not accept this. Nothing was changed.': {
    fr: 'Le service de paiement n’a pas accepté cette demande. Rien n’a été modifié.',
  },
  'The payment service does not answer. Please try again later.': {
    fr: 'Le service de paiement ne répond pas. Réessayez plus tard.',
  },
  'A payment for your plan failed': { fr: 'Un paiement de votre formule a échoué' },
  'Your plan is over because it was not paid': {
    fr: 'Votre formule a pris fin, faute de paiement',
  },
  'The payment for :plan failed': { fr: 'Le paiement de :plan a échoué' },
  'Nothing changes for [one one day|other :count days] yet. Look after your payment method, and it will be tried again.':
    {
      fr: 'Rien ne change avant [one un jour|other :count jours]. Vérifiez votre moyen de paiement, et une nouvelle tentative aura lieu.',
    },
  ':plan is over: its payment failed': { fr: ':plan a pris fin : son paiement a échoué' },
  'See how you pay': { fr: 'Voir votre moyen de paiement' },
})
