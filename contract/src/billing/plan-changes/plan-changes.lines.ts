import { defineLines } from '../../core/lines.ts'

/** What members change of their own plan. */
export const planChangeLines = defineLines({
  'A payment failed': { fr: 'Un paiement a échoué' },
  'Change how you pay by :date: until then you keep what your plan grants.': {
    fr: 'Changez de moyen de paiement avant le :date : jusque-là, vous gardez ce que votre formule accorde.',
  },
  'Your card ends before the next payment': {
    fr: 'Votre carte expire avant le prochain paiement',
  },
  'It is good until :day, and the next payment is on :due.': {
    fr: 'Elle est valable jusqu’au :day, et le prochain paiement est le :due.',
  },
  'Change how you pay': { fr: 'Changer de moyen de paiement' },
  'Payment open': { fr: 'Paiement en attente' },
  'For free at first': { fr: 'Période gratuite' },
  'Next payment': { fr: 'Prochain paiement' },
  ':amount on :date': { fr: ':amount le :date' },
  'Paid with': { fr: 'Payée avec' },
  'Change plan': { fr: 'Changer de formule' },
  'What is due is shown before anything changes.': {
    fr: 'Ce qui est dû est affiché avant tout changement.',
  },
  'There is no other plan': { fr: 'Il n’y a pas d’autre formule' },
  'This site offers nothing else that you could change to.': {
    fr: 'Ce site ne propose rien d’autre vers quoi changer.',
  },
  'This change is not possible now': { fr: 'Ce changement n’est pas possible maintenant' },
  'Your plan was granted by the team of this site, so that nothing is paid for it. To pay for another one, let it end first.':
    {
      fr: 'Votre formule a été accordée par l’équipe de ce site, et rien n’est payé pour elle. Pour en payer une autre, laissez-la d’abord se terminer.',
    },
  'Nothing is paid for your plan, and it ends on :date. From then on you can pay for another one.':
    {
      fr: 'Rien n’est payé pour votre formule, et elle se termine le :date. À partir de ce jour, vous pourrez en payer une autre.',
    },
  'From :old to :new': { fr: 'De :old à :new' },
  'You agree on a page of :service. Nothing is paid now: the new price holds from the next payment on.':
    {
      fr: 'Vous donnez votre accord sur une page de :service. Rien n’est payé maintenant : le nouveau prix vaut à partir du prochain paiement.',
    },
  'What is left of your old plan is taken into account by the next payments.': {
    fr: 'Ce qui reste de votre ancienne formule est déduit des prochains paiements.',
  },
  'It is charged at once for the rest of the period, less what is left of your old plan. Where your bank declines it, you keep the plan that you have.':
    {
      fr: 'Le montant est prélevé tout de suite pour le reste de la période, moins ce qui reste de votre ancienne formule. Si votre banque refuse, vous gardez la formule que vous avez.',
    },
  'Pay :amount and change': { fr: 'Payer :amount et changer' },
  'Another plan': { fr: 'Une autre formule' },
  'Until now': { fr: 'Jusqu’ici' },
  'From now on': { fr: 'Désormais' },
  'Due now': { fr: 'À payer maintenant' },
  'Plan changed': { fr: 'Formule changée' },
  'Your plan is the same as before': { fr: 'Votre formule est la même qu’avant' },
  'How you pay was changed': { fr: 'Moyen de paiement changé' },
  'How you pay is the same as before': { fr: 'Votre moyen de paiement est le même qu’avant' },
  'You say how you pay on a page of :service, which alone sees it.': {
    fr: 'Vous indiquez comment vous payez sur une page de :service, qui seul le voit.',
  },
  'Your plan is paid with :method. You say what else on a page of :service, which alone sees it.': {
    fr: 'Votre formule est payée avec :method. Vous indiquez le nouveau moyen sur une page de :service, qui seul le voit.',
  },
  'What is open is paid with it at once.': { fr: 'Ce qui est en attente est payé avec aussitôt.' },
  'It is not known what became of it': { fr: 'On ne sait pas ce qu’il en est' },
  'One moment': { fr: 'Un instant' },
  'The payment service is being asked what became of it.': {
    fr: 'Le service de paiement est interrogé.',
  },
  'When should it end?': { fr: 'Quand doit-elle prendre fin ?' },
  'With its period, on :date': { fr: 'Avec sa période, le :date' },
  'At once': { fr: 'Tout de suite' },
  'At once; what was paid is not given back': {
    fr: 'Tout de suite ; ce qui a été payé n’est pas rendu',
  },
  'You lose what it grants at once.': { fr: 'Vous perdez tout de suite ce qu’elle accorde.' },
  'At PayPal, cancelling is final: to go on, you agree there once more.': {
    fr: 'Chez PayPal, résilier est définitif : pour continuer, vous y donnez de nouveau votre accord.',
  },
  'You agree once more on a page of PayPal. The next payment is due on :date, when what you paid is over.':
    {
      fr: 'Vous donnez de nouveau votre accord sur une page de PayPal. Le prochain paiement est dû le :date, quand ce que vous avez payé est écoulé.',
    },
})
