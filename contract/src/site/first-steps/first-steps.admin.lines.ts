import { defineLines } from '../../core/lines.ts'

/** The pages on which a new site is set up. */
export const firstStepsLines = defineLines({
  'First steps': { fr: 'Premiers pas' },
  'Five steps from an empty site to one that people can use. Everything can be changed later.': {
    fr: 'Cinq étapes, d’un site vide à un site utilisable. Tout peut être changé plus tard.',
  },
  'Step :step of :count': { fr: 'Étape :step sur :count' },
  'Your account': { fr: 'Votre compte' },
  'Name and look': { fr: 'Nom et apparence' },
  'What visitors read at the top of every page, and the colours they see it in.': {
    fr: 'Ce que les visiteurs lisent en haut de chaque page, et les couleurs qu’ils voient.',
  },
  'More in the appearance editor': { fr: 'Plus dans l’éditeur d’apparence' },
  'Languages and dates': { fr: 'Langues et dates' },
  'The language in which visitors meet the site, and how days and hours are written.': {
    fr: 'La langue dans laquelle les visiteurs découvrent le site, et l’écriture des dates et heures.',
  },
  'Where facts come from': { fr: 'D’où viennent les fiches' },
  'Titles can be imported with their facts and pictures. Each database asks for a key of its own, which is free of charge; without one, titles are entered by hand.':
    {
      fr: 'Les titres peuvent être importés avec leurs fiches et leurs images. Chaque base demande sa propre clé, gratuite ; sans clé, les titres sont saisis à la main.',
    },
  'First titles': { fr: 'Premiers titres' },
  'A catalogue begins with a few titles. How shall yours begin?': {
    fr: 'Un catalogue commence par quelques titres. Comment commencera le vôtre ?',
  },
  'Begin with films in the public domain': { fr: 'Commencer par des films du domaine public' },
  ':count films that belong to everybody, with their facts in English and French and links to where they lawfully lie.':
    {
      fr: ':count films qui appartiennent à tous, avec leurs fiches en anglais et en français et des liens vers leurs hébergements légaux.',
    },
  'Add :count films': { fr: 'Ajouter :count films' },
  ':count films were added': { fr: ':count films ont été ajoutés' },
  'Import titles': { fr: 'Importer des titres' },
  'Find titles in an outside database by name, and take them over.': {
    fr: 'Cherchez des titres par leur nom dans une base externe et reprenez-les.',
  },
  'No outside database is set up yet.': { fr: 'Aucune base externe n’est encore configurée.' },
  'Read a file of a catalogue': { fr: 'Lire un fichier de catalogue' },
  'What another site exported, line by line.': {
    fr: 'Ce qu’un autre site a exporté, ligne par ligne.',
  },
  'Enter a title by hand': { fr: 'Saisir un titre à la main' },
  'Name, facts and pictures, as you know them.': {
    fr: 'Nom, fiche et images, tels que vous les connaissez.',
  },
  'Your catalogue has its first titles.': { fr: 'Votre catalogue a ses premiers titres.' },
  'Save and go on': { fr: 'Enregistrer et continuer' },
  'Go on': { fr: 'Continuer' },
  'Step before': { fr: 'Étape précédente' },
  'Look at your site': { fr: 'Voir votre site' },
  Later: { fr: 'Plus tard' },
  'Your site has no titles yet': { fr: 'Votre site n’a pas encore de titres' },
  'Five short steps lead to a site that people can use.': {
    fr: 'Cinq courtes étapes mènent à un site utilisable.',
  },
  'Set up the site': { fr: 'Configurer le site' },
  'The catalogue has titles already.': { fr: 'Le catalogue contient déjà des titres.' },
})
