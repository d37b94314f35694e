import { defineLines } from '../../core/lines.ts'

export const paymentLines = defineLines({
  'Nothing can be paid this way at the moment.': {
    fr: 'Rien ne peut être payé de cette façon pour le moment.',
  },
  'The payment service did not accept this. Nothing was changed.': {
    fr: 'Le service de paiement n’a pas accepté cette demande. Rien n’a été modifié.',
  },
  'The payment service does not answer. Please try again later.': {
    fr: 'Le service de paiement ne répond pas. Réessayez plus tard.',
  },
})
