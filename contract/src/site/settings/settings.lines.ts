import { defineLines } from '../../core/lines.ts'

/** What is said about settings that cannot be accepted. */
export const settingsLines = defineLines({
  'Please enter a host or an origin.': { fr: 'Veuillez saisir un hôte ou une origine.' },
  'Please enter an origin such as https://login.example.org.': {
    fr: 'Veuillez saisir une origine telle que https://login.example.org.',
  },
  'Please enter a path such as /movies.': { fr: 'Veuillez saisir un chemin tel que /movies.' },
  'Please enter a path such as /movies or a web address.': {
    fr: 'Veuillez saisir un chemin tel que /movies ou une adresse web.',
  },
  'Please use lower-case letters, digits and dashes.': {
    fr: 'Veuillez utiliser des lettres minuscules, des chiffres et des tirets.',
  },
  'Please enter a title.': { fr: 'Veuillez saisir un titre.' },
  'Every panel needs an id of its own.': { fr: 'Chaque panneau a besoin d’un identifiant propre.' },
})
