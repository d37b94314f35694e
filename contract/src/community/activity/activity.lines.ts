import { defineLines } from '../../core/lines.ts'

export const activityLines = defineLines({
  Activity: { fr: 'Activité' },
  'Nothing done in public yet': { fr: 'Encore rien fait en public' },
  'What :name rates, writes and puts into lists will be here.': {
    fr: 'Ce que :name note, écrit et met dans des listes sera ici.',
  },
  'What members you follow do': { fr: 'Ce que font les membres que vous suivez' },
  'Nothing from members whom you follow': { fr: 'Rien des membres que vous suivez' },
  'Follow members on their pages, and see here what they rate, write and put into lists.': {
    fr: 'Suivez des membres sur leurs pages, et voyez ici ce qu’ils notent, écrivent et mettent dans des listes.',
  },
  ':name rated': { fr: ':name a noté' },
  ':name reviewed': { fr: ':name a critiqué' },
  ':name made the list': { fr: ':name a créé la liste' },
  ':name added to': { fr: ':name a ajouté à' },
  ':name commented on': { fr: ':name a commenté' },
  'Show older': { fr: 'Plus ancien' },
})

/** Names of fields that have no label of the same words. */
export const activityFieldLines = defineLines({
  Before: { en: 'Where the page before ended', fr: 'Fin de la page précédente' },
})
