import { defineLines } from '../../core/lines.ts'

export const calendarLines = defineLines({
  Calendar: { fr: 'Calendrier' },
  'Calendar: :month': { fr: 'Calendrier : :month' },
  'What comes out, day by day.': { fr: 'Ce qui sort, jour après jour.' },
  'Previous month': { fr: 'Mois précédent' },
  'Next month': { fr: 'Mois suivant' },
  'This month': { fr: 'Ce mois-ci' },
  'Month and kind': { fr: 'Mois et type' },
  'Kind of title': { fr: 'Type de titre' },
  Months: { fr: 'Mois' },
  'All kinds': { fr: 'Tous les types' },
  'Only what I follow': { fr: 'Seulement ce que je suis' },
  'As a list': { fr: 'En liste' },
  'As a grid': { fr: 'En grille' },
  'Nothing comes out this month': { fr: 'Rien ne sort ce mois-ci' },
  'Look at another month.': { fr: 'Regardez un autre mois.' },
  'Look at another month, or show all kinds.': {
    fr: 'Regardez un autre mois, ou affichez tous les types.',
  },
  'Look at another month, or show all that comes out.': {
    fr: 'Regardez un autre mois, ou affichez tout ce qui sort.',
  },
  'There is more than is shown. Choose a kind to see it.': {
    fr: 'Il y a plus que ce qui est affiché. Choisissez un type pour le voir.',
  },
  'You follow it': { fr: 'Vous le suivez' },
  Today: { fr: 'Aujourd’hui' },
  'In your own calendar': { fr: 'Dans votre agenda' },
  'Calendar programs can read it at an address, and ask for what is new by themselves.': {
    fr: 'Les agendas peuvent le lire à une adresse, et demandent eux-mêmes ce qui est nouveau.',
  },
  Everything: { fr: 'Tout' },
  'What I follow, at an address that only I know': {
    fr: 'Ce que je suis, à une adresse que moi seul connais',
  },
  'Make an address': { fr: 'Créer une adresse' },
  'Make a new address': { fr: 'Créer une nouvelle adresse' },
  'End the address': { fr: 'Désactiver l’adresse' },
  'There is an address since :date. It is not shown again.': {
    fr: 'Une adresse existe depuis le :date. Elle n’est plus affichée.',
  },
  'Copy it now: it is not shown again.': {
    fr: 'Copiez-la maintenant : elle ne sera plus affichée.',
  },
  'Copying is not possible here. Please select the address and copy it.': {
    fr: 'La copie n’est pas possible ici. Sélectionnez l’adresse et copiez-la.',
  },
  'The address has ended': { fr: 'L’adresse est désactivée' },
})

/** Names of fields that have no label of the same words. */
export const calendarFieldLines = defineLines({
  Month: { fr: 'Mois' },
  Mine: { en: 'Only what I follow', fr: 'Seulement ce que je suis' },
})
