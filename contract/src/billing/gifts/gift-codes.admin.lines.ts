import { defineLines } from '../../core/lines.ts'

/** Texts of those who hand codes out. */
export const giftCodeAdminLines = defineLines({
  'Gift codes': { fr: 'Codes cadeaux' },
  'Each gives whoever uses it a plan for one period, once. Nothing is paid.': {
    fr: 'Chacun donne, une seule fois, une formule pour une période. Rien n’est à payer.',
  },
  'Not used yet': { fr: 'Pas encore utilisé' },
  Used: { fr: 'Utilisé' },
  Expired: { fr: 'Périmé' },
  'Ends in': { fr: 'Se termine par' },
  For: { fr: 'Pour' },
  '[one One day|other :count days]': { fr: '[one Un jour|other :count jours]' },
  '[one One month|other :count months]': { fr: '[one Un mois|other :count mois]' },
  '[one One year|other :count years]': { fr: '[one Un an|other :count ans]' },
  Remark: { fr: 'Remarque' },
  'Used by': { fr: 'Utilisé par' },
  'Used on': { fr: 'Utilisé le' },
  'Good until': { fr: 'Valable jusqu’au' },
  'Made on': { fr: 'Créé le' },
  'Given out by': { fr: 'Émis par' },
  'Search by remark, last letters or username': {
    fr: 'Chercher par remarque, dernières lettres ou nom d’utilisateur',
  },
  'The gift codes could not be loaded': { fr: 'Les codes cadeaux n’ont pas pu être chargés' },
  'No matching gift codes found': { fr: 'Aucun code cadeau ne correspond' },
  'No gift codes yet': { fr: 'Pas encore de code cadeau' },
  'Make some, and give them to whom you like.': {
    fr: 'Créez-en, et donnez-les à qui vous voulez.',
  },
  'Make gift codes': { fr: 'Créer des codes cadeaux' },
  'How many codes': { fr: 'Combien de codes' },
  'Whom or what they are for. Only staff reads it.': {
    fr: 'Pour qui ou pour quoi ils sont. Seule l’équipe le lit.',
  },
  'Last day on which they can be used': { fr: 'Dernier jour où ils peuvent être utilisés' },
  'Nothing: they are good for ever.': { fr: 'Rien : ils sont toujours valables.' },
  'Make them': { fr: 'Les créer' },
  'The codes': { fr: 'Les codes' },
  'They are shown only now: copy or save them.': {
    fr: 'Ils ne sont montrés que maintenant : copiez-les ou enregistrez-les.',
  },
  'Copy all': { fr: 'Tout copier' },
  'Codes copied': { fr: 'Codes copiés' },
  'Withdraw the code that ends in :hint?': { fr: 'Retirer le code qui se termine par :hint ?' },
  'Whoever has it can use it no more.': { fr: 'Qui l’a ne pourra plus l’utiliser.' },
  'Code withdrawn': { fr: 'Code retiré' },
  'This code was used or withdrawn.': { fr: 'Ce code a été utilisé ou retiré.' },
  'A code is withdrawn where gift codes stand.': {
    fr: 'Un code se retire là où figurent les codes cadeaux.',
  },
})
