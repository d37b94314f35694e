import { defineLines } from '../../core/lines.ts'

export const postponementLines = defineLines({
  Postpone: { fr: 'Remettre à plus tard' },
  'Postpone [one 1 contribution|other :count contributions]': {
    fr: 'Remettre à plus tard [one :count contribution|other :count contributions]',
  },
  'Until then it is in no queue and in no count. It comes back by itself.': {
    fr: 'D’ici là, elle n’apparaît dans aucune file et aucun compte. Elle revient d’elle-même.',
  },
  'Postponed until': { fr: 'Remis jusqu’au' },
  Until: { fr: 'Jusqu’au' },
  Tomorrow: { fr: 'Demain' },
  'In a week': { fr: 'Dans une semaine' },
  'In a month': { fr: 'Dans un mois' },
  'Another day': { fr: 'Un autre jour' },
  Day: { fr: 'Jour' },
  'Note for staff': { fr: 'Note pour l’équipe' },
  'Its uploader does not see it.': { fr: 'Le contributeur ne la voit pas.' },
  'Postponed [one 1 record|other :count records]': {
    fr: '[one :count élément remis|other :count éléments remis] à plus tard',
  },
  'Postponed contributions': { fr: 'Contributions remises à plus tard' },
  'They come back to their queues by themselves.': {
    fr: 'Elles reviennent d’elles-mêmes dans leur file.',
  },
  'Postponed by': { fr: 'Remis par' },
  'Postponed on': { fr: 'Remis le' },
  'Back to the queue now': { fr: 'Remettre dans la file maintenant' },
  'Put :name back into the queue now': { fr: 'Remettre :name dans la file maintenant' },
  'Back in the queue: [one 1 record|other :count records]': {
    fr: 'De retour dans la file : [one :count élément|other :count éléments]',
  },
  'The postponed contributions could not be loaded': {
    fr: 'Les contributions remises à plus tard n’ont pas pu être chargées',
  },
  'No postponed contributions match': { fr: 'Aucune contribution remise ne correspond' },
  'Nothing is postponed': { fr: 'Rien n’est remis à plus tard' },
  'What moderators put off will be here until it comes back.': {
    fr: 'Ce que les modérateurs remettent à plus tard apparaîtra ici jusqu’à son retour.',
  },
})

/** What the server says. */
export const postponementMessageLines = defineLines({
  'Please choose a day.': { fr: 'Veuillez choisir un jour.' },
  'Please choose a day that is still to come.': { fr: 'Veuillez choisir un jour à venir.' },
  'Please choose a day within a year.': { fr: 'Veuillez choisir un jour d’ici un an.' },
  Postponed: { fr: 'Remis à plus tard' },
  'Put back into the queue': { fr: 'Remis dans la file' },
})
