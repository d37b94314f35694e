import { defineLines } from '../../core/lines.ts'

/** Paying a plan, and what came of it. */
export const checkoutPageLines = defineLines({
  Subscribe: { fr: 'S’abonner' },
  'Subscribe to :plan': { fr: 'S’abonner à :plan' },
  'Check what you get, and choose how you want to pay.': {
    fr: 'Vérifiez ce que vous recevez, et choisissez comment payer.',
  },
  'What you get': { fr: 'Ce que vous recevez' },
  '[one The first day is free|other The first :count days are free] for who pays here for the first time.':
    {
      fr: '[one Le premier jour est gratuit|other Les :count premiers jours sont gratuits] pour qui paie ici pour la première fois.',
    },
  'Where there is tax, the payment service shows it before you pay, and the invoice after.': {
    fr: 'S’il y a des taxes, le service de paiement les affiche avant que vous payiez, et la facture ensuite.',
  },
  'How do you want to pay?': { fr: 'Comment voulez-vous payer ?' },
  'Test mode': { fr: 'Mode test' },
  'By card': { fr: 'Par carte' },
  'On a page of Stripe, which alone sees your card.': {
    fr: 'Sur une page de Stripe, qui seul voit votre carte.',
  },
  'By PayPal': { fr: 'Par PayPal' },
  'You agree on a page of PayPal, with your account there.': {
    fr: 'Vous donnez votre accord sur une page de PayPal, avec votre compte.',
  },
  'This is a test: no real money is taken.': {
    fr: 'C’est un essai : aucun argent réel n’est prélevé.',
  },
  'It renews by itself, for :amount :period, until you cancel it: at any time, under Billing.': {
    fr: 'L’abonnement se renouvelle de lui-même, pour :amount :period, jusqu’à ce que vous le résiliiez : à tout moment, sous Facturation.',
  },
  'What you accepted when you came holds here, too:': {
    fr: 'Ce que vous avez accepté en arrivant vaut ici aussi :',
  },
  'Continue to :service': { fr: 'Continuer vers :service' },
  'Nothing can be paid here at the moment': { fr: 'Rien ne peut être payé ici pour le moment' },
  'The team of this site grants its plans.': {
    fr: 'L’équipe de ce site accorde ses formules.',
  },
  'Your payment': { fr: 'Votre paiement' },
  'We are asking :service what became of it.': { fr: 'Nous demandons à :service ce qu’il en est.' },
  ':service does not answer': { fr: ':service ne répond pas' },
  'Ask again': { fr: 'Redemander' },
  'Nothing was paid': { fr: 'Rien n’a été payé' },
  'The payment was declined or given up. Nothing was taken from you.': {
    fr: 'Le paiement a été refusé ou abandonné. Rien ne vous a été prélevé.',
  },
  'The payment is not confirmed yet': { fr: 'Le paiement n’est pas encore confirmé' },
  'Some banks take a while. You need not wait here: your plan opens as soon as :service tells us.':
    {
      fr: 'Certaines banques prennent leur temps. Inutile d’attendre ici : votre formule s’ouvre dès que :service nous prévient.',
    },
  'To the front page': { fr: 'Vers l’accueil' },
  'You have the plan :plan': { fr: 'Vous avez la formule :plan' },
  'Everything in it is open to you now. Nothing is paid before :date.': {
    fr: 'Tout ce qu’elle comprend vous est ouvert. Rien n’est payé avant le :date.',
  },
  'Everything in it is open to you now. It renews on :date.': {
    fr: 'Tout ce qu’elle comprend vous est ouvert. Elle se renouvelle le :date.',
  },
  Invoices: { fr: 'Factures' },
  'What you paid here, the newest first.': {
    fr: 'Ce que vous avez payé ici, du plus récent au plus ancien.',
  },
  'There are no invoices yet.': { fr: 'Il n’y a pas encore de facture.' },
  'Invoice :number': { fr: 'Facture :number' },
  'All invoices': { fr: 'Toutes les factures' },
  'Your invoices': { fr: 'Vos factures' },
  Print: { fr: 'Imprimer' },
  Seller: { fr: 'Vendeur' },
  Buyer: { fr: 'Acheteur' },
  'Tax number :number': { fr: 'Numéro de TVA :number' },
  'Issued on': { fr: 'Émise le' },
  'Paid on': { fr: 'Payée le' },
  ':date, by :service': { fr: ':date, par :service' },
  'Invoice amount': { en: 'Amount', fr: 'Montant' },
  'What for': { fr: 'Objet' },
  Tax: { fr: 'Taxe' },
  Total: { fr: 'Total' },
  'Paid invoice': { en: 'Paid', fr: 'Payée' },
})
