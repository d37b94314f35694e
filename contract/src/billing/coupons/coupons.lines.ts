import { defineLines } from '../../core/lines.ts'

/** Codes where members pay. */
export const couponLines = defineLines({
  'I have a code': { fr: 'J’ai un code' },
  'Coupon code': { en: 'Code', fr: 'Code' },
  'Apply the code': { fr: 'Appliquer le code' },
  'Remove the code': { fr: 'Retirer le code' },
  'Code :code: :off off': { fr: 'Code :code : :off de réduction' },
  'On the first payment.': { fr: 'Sur le premier paiement.' },
  'On [one the payment of the first month|other the payments of the first :count months].': {
    fr: 'Sur [one le paiement du premier mois|other les paiements des :count premiers mois].',
  },
  'On every payment.': { fr: 'Sur chaque paiement.' },
  'With this code there are no free days.': { fr: 'Avec ce code, il n’y a pas de jours gratuits.' },
  'What costs nothing with this code cannot be begun by :service.': {
    fr: 'Ce qui ne coûte rien avec ce code ne peut pas être commencé par :service.',
  },
  'What costs nothing with this code cannot be begun this way.': {
    fr: 'Ce qui ne coûte rien avec ce code ne peut pas être commencé ainsi.',
  },
  'This price cannot be paid by :service.': {
    fr: 'Ce prix ne peut pas être payé par :service.',
  },
  'There is no such code, or it is used up, or too old.': {
    fr: 'Ce code n’existe pas, ou il est épuisé ou périmé.',
  },
  'This code is for another plan.': { fr: 'Ce code est pour une autre formule.' },
  'This code is for prices in another currency.': {
    fr: 'Ce code est pour des prix dans une autre monnaie.',
  },
  'This code is for who pays here for the first time.': {
    fr: 'Ce code est pour qui paie ici pour la première fois.',
  },
  'You have used this code already.': { fr: 'Vous avez déjà utilisé ce code.' },
  'Reduced by': { fr: 'Réduit par' },
  Discount: { fr: 'Réduction' },
})
