import { defineLines } from '../../../core/lines.ts'

/** Texts of those who keep the books. */
export const invoiceRecordLines = defineLines({
  Invoices: { fr: 'Factures' },
  'What was asked for, paid and paid back, as the providers of payments wrote it.': {
    fr: 'Ce qui a été demandé, payé et remboursé, tel que les prestataires de paiement l’ont écrit.',
  },
  'Paid back': { fr: 'Remboursé' },
  'Issued on': { fr: 'Émise le' },
  'Tax included': { fr: 'Dont taxes' },
  'Paid through': { fr: 'Payée via' },
  'Paid on': { fr: 'Payée le' },
  Entry: { fr: 'Écriture' },
  'Search by number or username': { fr: 'Chercher par numéro ou nom d’utilisateur' },
  'The invoices could not be loaded': { fr: 'Les factures n’ont pas pu être chargées' },
  'No matching invoices found': { fr: 'Aucune facture ne correspond' },
  'No invoices yet': { fr: 'Pas encore de facture' },
  'What members pay for their plans will be here.': {
    fr: 'Ce que les membres paient pour leurs formules figurera ici.',
  },
})
