import { defineLines } from '../../core/lines.ts'

/** Settings of payments by their place, and what is said about them. */
export const paymentSettingNameLines = defineLines({
  'Settings tab subscriptions': { en: 'Subscriptions', fr: 'Abonnements' },
  'Settings of stripe': { en: 'Payment by Stripe', fr: 'Paiement par Stripe' },
  'Settings of stripe_keys': { en: 'Keys of Stripe', fr: 'Clés de Stripe' },
  'Settings of paypal': { en: 'Payment by PayPal', fr: 'Paiement par PayPal' },
  'Settings of paypal_keys': { en: 'Keys of PayPal', fr: 'Clés de PayPal' },
  'Settings of payments': { en: 'Failed payments', fr: 'Paiements échoués' },
  'Setting stripe.is_on': { en: 'Let members pay by Stripe', fr: 'Permettre de payer par Stripe' },
  'Setting stripe.address': { en: 'Stand-in for Stripe', fr: 'Remplaçant de Stripe' },
  'Setting stripe_keys.secret_key': { en: 'Secret key of Stripe', fr: 'Clé secrète de Stripe' },
  'Setting stripe_keys.webhook_secret': {
    en: 'Signing secret of its webhook',
    fr: 'Secret de signature de son webhook',
  },
  'Setting paypal.is_on': { en: 'Let members pay by PayPal', fr: 'Permettre de payer par PayPal' },
  'Setting paypal.is_test': {
    en: 'Use the sandbox of PayPal',
    fr: 'Utiliser le bac à sable de PayPal',
  },
  'Setting paypal.address': { en: 'Stand-in for PayPal', fr: 'Remplaçant de PayPal' },
  'Setting paypal_keys.client_id': { en: 'Client id of PayPal', fr: 'Identifiant client PayPal' },
  'Setting paypal_keys.client_secret': { en: 'Secret of PayPal', fr: 'Secret PayPal' },
  'Setting paypal_keys.webhook_id': { en: 'Id of its webhook', fr: 'Identifiant de son webhook' },
  'Setting payments.grace_days': {
    en: 'Days to mend a failed payment',
    fr: 'Jours pour régler un paiement échoué',
  },
  'Settings of invoices': { en: 'Invoices', fr: 'Factures' },
  'Setting invoices.seller': {
    en: 'Name and address of the seller',
    fr: 'Nom et adresse du vendeur',
  },
  'Setting invoices.tax_number': { en: 'Tax number', fr: 'Numéro de TVA' },
  'Setting invoices.note': { en: 'Words below the amounts', fr: 'Mention sous les montants' },
  'About invoices.seller': {
    en: 'Line by line, as it stands on invoices. Without it they say the name of the site.',
    fr: 'Ligne par ligne, comme sur les factures. Sans cela, elles disent le nom du site.',
  },
  'About stripe.is_on': {
    en: 'It is offered when both keys are there, too. Without a provider, plans can only be granted.',
    fr: 'Il est proposé lorsque les deux clés sont là aussi. Sans prestataire, les formules ne peuvent qu’être accordées.',
  },
  'About stripe.address': {
    en: 'Only to try it without Stripe itself. Another address asks for the keys again.',
    fr: 'Seulement pour essayer sans Stripe. Une autre adresse demande à nouveau les clés.',
  },
  'About stripe_keys.secret_key': {
    en: 'One that begins with sk_test_ takes no real money.',
    fr: 'Une clé qui commence par sk_test_ ne prend pas d’argent réel.',
  },
  'About stripe_keys.webhook_secret': {
    en: 'Begins with whsec_. Let Stripe send its webhook to /api/v1/billing/webhooks/stripe on this site.',
    fr: 'Commence par whsec_. Faites envoyer le webhook de Stripe à /api/v1/billing/webhooks/stripe sur ce site.',
  },
  'About paypal.is_on': {
    en: 'It is offered when its keys and its webhook are there, too.',
    fr: 'Il est proposé lorsque ses clés et son webhook sont là aussi.',
  },
  'About paypal.is_test': {
    en: 'It has keys of its own, and takes no real money.',
    fr: 'Il a ses propres clés, et ne prend pas d’argent réel.',
  },
  'About paypal.address': {
    en: 'Only to try it without PayPal itself. Another address asks for the keys again.',
    fr: 'Seulement pour essayer sans PayPal. Une autre adresse demande à nouveau les clés.',
  },
  'About paypal_keys.webhook_id': {
    en: 'Let PayPal send its webhook to /api/v1/billing/webhooks/paypal on this site.',
    fr: 'Faites envoyer le webhook de PayPal à /api/v1/billing/webhooks/paypal sur ce site.',
  },
  'About payments.grace_days': {
    en: 'What a plan grants holds that long after a payment failed. 0 ends it at once.',
    fr: 'Ce qu’accorde une formule tient aussi longtemps après un paiement échoué. 0 y met fin tout de suite.',
  },
})
