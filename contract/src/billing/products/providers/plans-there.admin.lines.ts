import { defineLines } from '../../../core/lines.ts'

/** Plans as providers of payments hold them, for those who look after plans. */
export const planThereLines = defineLines({
  'Close a plan that was deleted where it was paid': {
    fr: 'Fermer une formule supprimée là où elle était payée',
  },
  'Tell providers of payments of a plan': {
    fr: 'Informer les services de paiement d’une formule',
  },
  'Where it is paid': { fr: 'Là où elle est payée' },
  'What Stripe and PayPal hold of this plan follows what you save here. Where somebody changed it there, or they did not answer, it can be put right.':
    {
      fr: 'Ce que Stripe et PayPal détiennent de cette formule suit ce que vous enregistrez ici. Si quelqu’un l’a changé là-bas, ou s’ils n’ont pas répondu, cela peut être rétabli.',
    },
  ':service: as here': { fr: ':service : comme ici' },
  ':service: in part': { fr: ':service : en partie' },
  ':service: not there': { fr: ':service : absent' },
  ':service: differs': { fr: ':service : différent' },
  ':service: not known': { fr: ':service : inconnu' },
  ':name where it is paid': { fr: ':name là où elle est payée' },
  'It is there as it is here.': { fr: 'Elle y est comme ici.' },
  'Put it right': { fr: 'Rétablir' },
  'Being compared': { fr: 'Comparaison en cours' },
  'It is as here now': { fr: 'C’est maintenant comme ici' },
  'Some of it differs still': { fr: 'Une partie diffère encore' },
  ':price is not there': { fr: ':price n’y est pas' },
  ':service does not take :price': { fr: ':service n’accepte pas :price' },
  ':price is called “:name” there': { fr: ':price s’y appelle « :name »' },
  'Nobody can subscribe to :price there': { fr: 'Personne ne peut s’y abonner à :price' },
  ':price can still be subscribed to there': { fr: 'On peut encore s’y abonner à :price' },
  ':price is :there there': { fr: ':price y est :there' },
  ':price costs something else there': { fr: ':price y a un autre prix' },
  'It has no keys here any more.': { fr: 'Il n’a plus de clés ici.' },
  ':service refuses the key of this site.': { fr: ':service refuse la clé de ce site.' },
  ':service does not accept this: a period or a currency that it does not know, or a price that something else there needs.':
    {
      fr: ':service ne l’accepte pas : une période ou une devise qu’il ne connaît pas, ou un prix dont autre chose a besoin là-bas.',
    },
  ':service does not answer. Please try again later.': {
    fr: ':service ne répond pas. Réessayez plus tard.',
  },
  ':service says something that this site does not understand.': {
    fr: ':service dit quelque chose que ce site ne comprend pas.',
  },
  'No service of payments is set up yet: that is done in the settings, under subscriptions.': {
    fr: 'Aucun service de paiement n’est encore configuré : cela se fait dans les paramètres, sous abonnements.',
  },
})
