import { defineLines } from '../../core/lines.ts'

export const productLines = defineLines({
  Plans: { fr: 'Formules' },
  'Choose how you want to be part of this site.': {
    fr: 'Choisissez votre façon de participer à ce site.',
  },
  'Billing cycle': { fr: 'Rythme de paiement' },
  Yearly: { fr: 'Annuel' },
  Monthly: { fr: 'Mensuel' },
  'Paid by the month, a plan costs up to :percent% more.': {
    fr: 'Payée au mois, une formule coûte jusqu’à :percent % de plus.',
  },
  Recommended: { fr: 'Recommandée' },
  'Your plan': { fr: 'Votre formule' },
  'For free': { fr: 'Sans frais' },
  '[one The first day is free|other The first :count days are free]': {
    fr: '[one Le premier jour est gratuit|other Les :count premiers jours sont gratuits]',
  },
  'No price yet': { fr: 'Pas encore de prix' },
  '[one per day|other every :count days]': { fr: '[one par jour|other tous les :count jours]' },
  '[one per month|other every :count months]': { fr: '[one par mois|other tous les :count mois]' },
  '[one per year|other every :count years]': { fr: '[one par an|other tous les :count ans]' },
  'What is in :plan': { fr: 'Ce que comprend :plan' },
  'Create an account': { fr: 'Créer un compte' },
  'See your billing': { fr: 'Voir votre facturation' },
  'Nothing can be paid here at the moment: the team of this site grants its plans.': {
    fr: 'Rien ne peut être payé ici pour le moment : l’équipe de ce site accorde ses formules.',
  },
  'You pay for no plan at the moment.': { fr: 'Vous ne payez aucune formule en ce moment.' },
  'The team of this site grants this plan.': { fr: 'L’équipe de ce site accorde cette formule.' },
  'You have everything of this plan.': { fr: 'Vous avez déjà tout ce que comprend cette formule.' },
  'There are no plans': { fr: 'Il n’y a pas de formule' },
  'Everything on this site is for everybody.': { fr: 'Tout sur ce site est pour tout le monde.' },
})
