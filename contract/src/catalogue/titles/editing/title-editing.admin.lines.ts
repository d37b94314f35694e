import { defineLines } from '../../../core/lines.ts'

/** Texts of the editor of titles. */
export const titleEditingLines = defineLines({
  Group: { fr: 'Groupe' },
  Credits: { fr: 'Participations' },
  'Person id': { en: 'Person', fr: 'Personne' },
  Department: { fr: 'Domaine' },
  Character: { fr: 'Rôle' },
  Removed: { fr: 'Retirés' },
  'Please choose countries of the list.': { fr: 'Choisissez des pays de la liste.' },
  'A title can have 100 keywords at most.': { fr: 'Un titre peut avoir 100 mots-clés au plus.' },
  'A title can have 30 countries at most.': { fr: 'Un titre peut avoir 30 pays au plus.' },
  'A title can have 30 languages at most.': { fr: 'Un titre peut avoir 30 langues au plus.' },
  'A keyword cannot be empty.': { fr: 'Un mot-clé ne peut pas être vide.' },
  'A keyword needs a letter or a digit.': {
    fr: 'Un mot-clé doit avoir une lettre ou un chiffre.',
  },
  'At most 1,000 people can be named here.': {
    fr: 'On peut nommer ici 1 000 personnes au plus.',
  },
  'Please choose a department.': { fr: 'Choisissez un domaine.' },
  'This person is no longer there.': { fr: 'Cette personne n’est plus là.' },
  'This person is named twice for the same.': {
    fr: 'Cette personne est nommée deux fois pour la même chose.',
  },
  'Please enter a number from 0 to 500.': { fr: 'Saisissez un nombre de 0 à 500.' },
  'A season can have 2,000 episodes at most.': {
    fr: 'Une saison peut avoir 2 000 épisodes au plus.',
  },
  'There is a season with this number already.': { fr: 'Il y a déjà une saison de ce numéro.' },
  'There is an episode with this number already.': { fr: 'Il y a déjà un épisode de ce numéro.' },
  'This episode is no longer there.': { fr: 'Cet épisode n’est plus là.' },
})
