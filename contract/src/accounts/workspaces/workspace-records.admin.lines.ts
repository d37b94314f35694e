import { defineLines } from '../../core/lines.ts'

/** Texts of those who look at the workspaces of others. */
export const workspaceRecordLines = defineLines({
  'Teams of members: who is in them. What they keep there stays theirs.': {
    fr: 'Les équipes de membres : qui en fait partie. Ce qu’elles y gardent reste à elles.',
  },
  'Open invitations': { fr: 'Invitations en attente' },
  'Search workspaces': { fr: 'Chercher un espace de travail' },
  'The workspaces could not be loaded': {
    fr: 'Les espaces de travail n’ont pas pu être chargés',
  },
  'No matching workspaces found': { fr: 'Aucun espace de travail ne correspond' },
  'No workspaces yet': { fr: 'Aucun espace de travail pour l’instant' },
  'Those that members make will be here.': { fr: 'Ceux que les membres créent seront ici.' },
  'Who is in “:name”': { fr: 'Qui fait partie de « :name »' },
})
