import { defineLines } from '../../core/lines.ts'

/** What is said about settings that cannot be accepted. */
export const settingsLines = defineLines({
  'Please enter an origin such as https://login.example.org.': {
    fr: 'Veuillez saisir une origine telle que https://login.example.org.',
  },
  'Please enter a path such as /movies.': { fr: 'Veuillez saisir un chemin tel que /movies.' },
  'Please enter a path such as /movies or a web address.': {
    fr: 'Veuillez saisir un chemin tel que /movies ou une adresse web.',
  },
  'The address has changed: please enter this again.': {
    fr: 'L’adresse a changé : veuillez saisir cette valeur à nouveau.',
  },
})
