import { defineLines } from '../../core/lines.ts'

export const bulkRunLines = defineLines({
  'Select all :count that match': { fr: 'Sélectionner les :count qui correspondent' },
  'All :count that match are selected': { fr: 'Les :count qui correspondent sont sélectionnés' },
  '[one Delete 1 record?|other Delete all :total records?]': {
    fr: '[one Supprimer 1 élément ?|other Supprimer les :total éléments ?]',
  },
  'It goes on in the background, also when you leave this page. What somebody changes meanwhile is left alone.':
    {
      fr: 'Cela continue en arrière-plan, même si vous quittez cette page. Ce que quelqu’un modifie entre-temps est laissé tel quel.',
    },
  'Work on all that was found': { fr: 'Travail sur tout ce qui a été trouvé' },
  ':action: :done of :total': { fr: ':action : :done sur :total' },
  ':action: finished': { fr: ':action : terminé' },
  ':action: stopped': { fr: ':action : arrêté' },
  ':action: stopping…': { fr: ':action : arrêt en cours…' },
  '[one 1 done|other :total done]': { fr: '[one 1 fait|other :total faits]' },
  '[one 1 left alone|other :total left alone]': {
    fr: '[one 1 laissé tel quel|other :total laissés tels quels]',
  },
  '[one 1 failed|other :total failed]': { fr: '[one 1 échec|other :total échecs]' },
  Stop: { fr: 'Arrêter' },
  'What was left alone, and why': { fr: 'Ce qui a été laissé, et pourquoi' },
  Dismiss: { fr: 'Fermer' },
  'Record :id': { fr: 'Élément :id' },
  'This was changed meanwhile.': { fr: 'Cela a été modifié entre-temps.' },
  'This is no longer there.': { fr: 'Ce n’est plus là.' },
  'This did not work.': { fr: 'Cela n’a pas marché.' },
  'This cannot be done with all that is found.': {
    fr: 'Cela ne peut pas être fait avec tout ce qui est trouvé.',
  },
  'There is nothing more to say of this.': { fr: 'Il n’y a rien de plus à en dire.' },
  'Nothing was found.': { fr: 'Rien n’a été trouvé.' },
  'At most 100,000 records can be worked on at once. Search or filter the list first.': {
    fr: 'Au plus 100 000 éléments peuvent être traités à la fois. Recherchez ou filtrez d’abord.',
  },
  'Wait until one of your other runs has ended.': {
    fr: 'Attendez qu’un de vos autres traitements soit terminé.',
  },
  'This still goes on. Stop it first.': { fr: 'Cela continue encore. Arrêtez-le d’abord.' },
})

/** Names of fields that have no label of the same words. */
export const bulkRunFieldLines = defineLines({
  Action: { fr: 'Action' },
  Query: { en: 'Search', fr: 'Recherche' },
})
