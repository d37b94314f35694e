import { defineLines } from '../../core/lines.ts'

export const paymentAdminLines = defineLines({
  'To be paid by': { fr: 'À payer avant le' },
  'End subscriptions that nobody is to pay any more': {
    fr: 'Mettre fin aux abonnements que personne ne doit plus payer',
  },
  'Find payments that no webhook told of': {
    fr: 'Retrouver les paiements qu’aucun webhook n’a annoncés',
  },
  'Ask what became of a checkout': { fr: 'Demander ce qu’est devenu un paiement commencé' },
  'Ask a provider for a subscription': { fr: 'Demander un abonnement à un prestataire' },
  'Work on what a provider of payments sent': {
    fr: 'Traiter ce qu’un prestataire de paiement a envoyé',
  },
})
