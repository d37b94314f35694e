import { defineLines } from '../../core/lines.ts'

export const listLines = defineLines({
  'In lists of members': { fr: 'Dans les listes des membres' },
  'A list by :name': { fr: 'Une liste de :name' },
  'Private list': { fr: 'Liste privée' },
  'This list is empty': { fr: 'Cette liste est vide' },
  'Its owner has not added a title yet.': { fr: 'Son auteur n’y a encore rien ajouté.' },
  'Previous lists': { fr: 'Listes précédentes' },
  'Next lists': { fr: 'Listes suivantes' },
})
