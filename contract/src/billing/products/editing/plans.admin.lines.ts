import { defineLines } from '../../../core/lines.ts'

/** Texts of those who look after the plans of the site. */
export const planLines = defineLines({
  Plan: { fr: 'Formule' },
  Prices: { fr: 'Prix' },
  Grants: { fr: 'Accorde' },
  Subscribers: { fr: 'Abonnés' },
  'Plans are hidden from visitors': { fr: 'Les formules ne sont pas proposées aux visiteurs' },
  'They can be granted to members. Whether they are offered is said in the settings.': {
    fr: 'Elles peuvent être accordées aux membres. Les réglages disent si elles sont proposées.',
  },
  'Nobody can pay for a plan yet': { fr: 'Personne ne peut encore payer une formule' },
  'No service of payments is set up: plans can be granted, or given by gift codes, and visitors read that.':
    {
      fr: 'Aucun service de paiement n’est configuré : les formules peuvent être accordées ou offertes par un code cadeau, et les visiteurs le lisent.',
    },
  'To the general settings': { fr: 'Vers les réglages généraux' },
  'To the settings of subscriptions': { fr: 'Vers les réglages des abonnements' },
  'Not offered': { fr: 'Non proposée' },
  'Without payment': { fr: 'Sans paiement' },
  'Place among the plans': { fr: 'Place parmi les formules' },
  'A price is more than nothing.': { fr: 'Un prix est supérieur à zéro.' },
  'A period lasts three years at most.': { fr: 'Une période dure trois ans au plus.' },
  'Please choose a currency.': { fr: 'Choisissez une devise.' },
  'Please enter a text, or remove the line.': { fr: 'Saisissez un texte, ou retirez la ligne.' },
  'There are as many plans as there can be.': { fr: 'Il y a autant de formules que possible.' },
  'Somebody has this plan now.': { fr: 'Quelqu’un a maintenant cette formule.' },
  'This currency has no coins that small.': {
    fr: 'Cette devise n’a pas de pièces aussi petites.',
  },
  'There is a price for this period already.': { fr: 'Il y a déjà un prix pour cette période.' },
  'A plan grants no role with rights that you lack, and none that may do everything.': {
    fr: 'Une formule n’accorde ni un rôle qui a des droits que vous n’avez pas, ni un rôle qui peut tout faire.',
  },
  'Days on trial': { fr: 'Jours d’essai' },
  Features: { fr: 'Avantages' },
  'Order of the plans': { fr: 'Ordre des formules' },
  'More than :count': { fr: 'Plus de :count' },
  'The plans could not be loaded': { fr: 'Les formules n’ont pas pu être chargées' },
  'No matching plans found': { fr: 'Aucune formule ne correspond' },
  'No plans yet': { fr: 'Pas encore de formule' },
  'Add the first one. Until billing is switched on, only those who edit plans see it.': {
    fr: 'Ajoutez la première. Tant que la facturation n’est pas activée, seules les personnes qui gèrent les formules la voient.',
  },
  'New plan': { fr: 'Nouvelle formule' },
  'Edit plan: :name': { fr: 'Modifier la formule : :name' },
  'Feature :place': { fr: 'Avantage :place' },
  'Add a feature': { fr: 'Ajouter un avantage' },
  'In the language of the site; it may be translated among its lines.': {
    fr: 'Dans la langue du site ; il peut être traduit parmi ses textes.',
  },
  'Hidden from readers. Who has it keeps it.': {
    fr: 'Cachée aux lecteurs. Qui l’a la garde.',
  },
  'It stands out among the plans.': { fr: 'Elle ressort parmi les formules.' },
  'What every member has who pays for nothing.': {
    fr: 'Ce qu’a tout membre qui ne paie rien.',
  },
  'What it grants': { fr: 'Ce qu’elle accorde' },
  'Whoever has the plan is a premium member.': {
    fr: 'Qui a la formule est membre premium.',
  },
  'Nothing is paid for so many days. Zero for none.': {
    fr: 'Rien n’est à payer pendant ce nombre de jours. Zéro : pas d’essai.',
  },
  'Whoever has the plan has its rights, too, as long as the plan holds.': {
    fr: 'Qui a la formule a aussi ses droits, tant que la formule est valable.',
  },
  'No role': { fr: 'Aucun rôle' },
  'A price that somebody has never changes for them: where you change or remove it here, it is offered to nobody else.':
    {
      fr: 'Un prix que quelqu’un paie ne change jamais pour lui : si vous le modifiez ou le retirez ici, il n’est plus proposé à personne d’autre.',
    },
  'Add a price': { fr: 'Ajouter un prix' },
  'Price :place': { fr: 'Prix :place' },
  Amount: { fr: 'Montant' },
  Years: { fr: 'Ans' },
  Currency: { fr: 'Devise' },
  'Paid every': { fr: 'Payé tous les' },
  'Remove price :place': { fr: 'Retirer le prix :place' },
  '[one 1 member has this price.|other :count members have this price.]': {
    fr: '[one :count membre a ce prix.|other :count membres ont ce prix.]',
  },
  'Former prices': { fr: 'Anciens prix' },
  'Offered to nobody, and kept by those who have them.': {
    fr: 'Proposés à personne, et gardés par ceux qui les ont.',
  },
  'What members can subscribe to, what it grants and what it costs.': {
    fr: 'Ce à quoi les membres peuvent s’abonner, ce que cela accorde et ce que cela coûte.',
  },
  'Put in order': { fr: 'Ordonner' },
  'Search plans': { fr: 'Chercher une formule' },
  '[one 1 plan deleted|other :count plans deleted]': {
    fr: '[one :count formule supprimée|other :count formules supprimées]',
  },
  '[one 1 plan hidden|other :count plans hidden]': {
    fr: '[one :count formule cachée|other :count formules cachées]',
  },
  '[one Delete this plan?|other Delete :count plans?]': {
    fr: '[one Supprimer cette formule ?|other Supprimer :count formules ?]',
  },
  'A plan that somebody has, had, or still gets for a gift code or a payment that was begun, is hidden instead: who has it keeps it, and nobody is offered it.':
    {
      fr: 'Une formule que quelqu’un a, a eue, ou obtient encore par un code cadeau ou un paiement commencé, est cachée à la place : qui l’a la garde, et elle n’est plus proposée.',
    },
  'Plan saved': { fr: 'Formule enregistrée' },
})

/** Names of fields that have no label of the same words. */
export const planFieldLines = defineLines({
  'Grants premium': { en: 'Premium advantages', fr: 'Avantages premium' },
  'Role id': { en: 'Role', fr: 'Rôle' },
  'Trial days': { en: 'Days on trial', fr: 'Jours d’essai' },
  'Feature list': { en: 'Features', fr: 'Avantages' },
  Interval: { en: 'Period', fr: 'Période' },
  'Interval count': { en: 'Number of periods', fr: 'Nombre de périodes' },
})
