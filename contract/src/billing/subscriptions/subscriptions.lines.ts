import { defineLines } from '../../core/lines.ts'

export const subscriptionLines = defineLines({
  'Your plan, and when it renews or ends.': {
    fr: 'Votre formule, et quand elle se renouvelle ou se termine.',
  },
  Renews: { fr: 'Se renouvelle' },
  Cancelled: { fr: 'Résiliée' },
  Price: { fr: 'Prix' },
  'Renews on': { fr: 'Se renouvelle le' },
  'Ends on': { fr: 'Se termine le' },
  Since: { fr: 'Depuis' },
  'The team of this site granted you this plan: nothing is paid, and there is no payment method.': {
    fr: 'L’équipe de ce site vous a accordé cette formule : rien n’est à payer, et il n’y a pas de moyen de paiement.',
  },
  'You have this plan by a gift code: nothing is paid, and it ends with its period.': {
    fr: 'Vous avez cette formule par un code cadeau : rien n’est à payer, et elle prend fin avec sa période.',
  },
  'Granted plan': { en: 'Granted', fr: 'Accordée' },
  'Premium advantages': { fr: 'Avantages premium' },
  'Cancel plan': { fr: 'Résilier la formule' },
  'Renew plan': { fr: 'Renouveler la formule' },
  'All plans': { fr: 'Toutes les formules' },
  'Cancel the plan :plan?': { fr: 'Résilier la formule :plan ?' },
  'You keep what it grants until :date. It does not renew then, and until that day you can change your mind.':
    {
      fr: 'Vous gardez ce qu’elle accorde jusqu’au :date. Elle ne se renouvelle pas ensuite, et jusqu’à ce jour vous pouvez changer d’avis.',
    },
  'Keep plan': { fr: 'Garder la formule' },
  'Renew the plan :plan?': { fr: 'Renouveler la formule :plan ?' },
  'It is no longer cancelled then, and renews on :date.': {
    fr: 'Elle n’est alors plus résiliée, et se renouvelle le :date.',
  },
  'Not now': { fr: 'Pas maintenant' },
  'Plan cancelled': { fr: 'Formule résiliée' },
  'Plan renewed': { fr: 'Formule renouvelée' },
  'This account has a plan already.': { fr: 'Ce compte a déjà une formule.' },
  'Please choose an account.': { fr: 'Choisissez un compte.' },
  'Please choose a price of a plan.': { fr: 'Choisissez un prix d’une formule.' },
})

/** Names of fields that have no label of the same words. */
export const subscriptionFieldLines = defineLines({
  'Price id': { en: 'Price', fr: 'Prix' },
})
